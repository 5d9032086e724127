import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { Act, Done, Happened, StepMessage, TableInfo, TableMessage } from '../wire'
import { api, ApiError } from './api'
import { fixtureSession } from './fixture'
import { TableSession } from './session.svelte'
import type { StreamOptions } from './stream'
import { unsentIn } from './unsent'

const table: TableInfo = {
  table: 't1',
  name: 'Mistral',
  game: 'paris-connection',
  map: 'france',
  map_digest: 'd',
  rules_version: 1,
  options: { turn_limit: 40, memory_aid: 0 },
  status: 'running',
  private: false,
  rated: true,
  hints: false,
  host: 'p1',
  seats: [0, 1, 2].map((seat) => ({
    seat,
    person: seat === 1 ? 'p1' : null,
    name: seat === 1 ? 'Marit' : null,
    bot: seat === 1 ? null : 'planner',
    stands_in: false,
    present: true,
    conceded: false,
    program: false,
    colour: null,
    colour_chosen: false,
  })),
  seating: 'chosen',
  fair: { version: 1, commitment: 'c', seeds: [null, 's', null], secret: null },
  created_at: 0,
  next_table: null,
  request: null,
  pace: null,
  origin: null,
  watch_after: 0,
}

const tableMessage = (my_seats: number[]): TableMessage => ({
  type: 'table',
  table,
  seq: 1,
  me: 'p1',
  my_seats,
  invite: null,
  watchers: 0,
  behind: 0,
  first_at: null,
})

const happened = (seq: number): Happened => ({ seq, at: 0, event: { type: 'TurnBegan', seat: 1, turn: seq } })

const step = (seq: number, events: number[], decision: string | null = null, toAct: number[] = []): StepMessage => ({
  type: 'step',
  seq,
  events: events.map(happened),
  view: null,
  own: null,
  decision,
  menu: null,
  undo: false,
  clock: null,
  to_act: toAct,
  fresh: true,
})

const OFFLINE = new ApiError(0, { code: 'OFFLINE', args: {}, message: '' })
const STALE = { code: 'STALE', args: { seq: 4 }, message: '' }

class Memory {
  #kept = new Map<string, string>()
  getItem = (key: string): string | null => this.#kept.get(key) ?? null
  setItem = (key: string, text: string): void => void this.#kept.set(key, text)
  removeItem = (key: string): void => void this.#kept.delete(key)
}

function streamed(answers: Partial<typeof api>, me: string | null = null, unsent = unsentIn(new Memory() as unknown as Storage)) {
  const streams: StreamOptions[] = []
  const session = new TableSession('t1', {
    api: { ...api, table: () => Promise.resolve(table), map: () => new Promise(() => {}), ...answers },
    whoAmI: () => Promise.resolve(me),
    firstWaitMs: 1,
    unsent,
    openStream: (options) => {
      streams.push(options)
      return { close: () => undefined, retry: () => undefined }
    },
  })
  return { session, streams, unsent }
}

test('events that arrive twice are kept once', () => {
  const { session } = fixtureSession([tableMessage([1]), step(2, [1, 2]), step(3, [2, 3])])
  expect(session.happened.map(({ seq }) => seq)).toEqual([1, 2, 3])
})

test('a spectator has no seat and sends nothing', async () => {
  const { session, sent } = fixtureSession([tableMessage([]), step(2, [], 'd2')])
  expect(session.watching).toBe(true)
  expect(await session.act('finish')).toBe(false)
  expect(sent).toEqual([])
})

test('an action names seat and decision, and is pending until its entry arrives', async () => {
  const act = vi.fn(() => Promise.resolve({ seq: 3 }))
  const { session } = streamed({ act })
  session.receive(tableMessage([1]))
  session.receive(step(2, [], 'd2'))
  const answered = session.act('place red lille')
  expect(session.pending).toEqual({ kind: 'act', action: 'place red lille', held: false })
  expect(await session.act('finish')).toBe(false)
  expect(await answered).toBe(true)
  expect(act).toHaveBeenCalledTimes(1)
  expect(act).toHaveBeenCalledWith('t1', expect.objectContaining({ seat: 1, decision: 'd2', action: 'place red lille' }))
  expect(session.pending).not.toBeNull()
  session.receive(step(3, [3]))
  expect(session.pending).toBeNull()
})

test('a refused action frees the seat again and says why', async () => {
  const body = { code: 'STALE', args: { seq: 4 }, message: '' }
  const { session } = streamed({ act: () => Promise.reject(new ApiError(409, body)) })
  session.receive(tableMessage([1]))
  session.receive(step(2, [], 'd2'))
  expect(await session.act('finish')).toBe(false)
  expect(session.pending).toBeNull()
  expect(session.lastError).toEqual(body)
})

test('who sits at the table opens the stream of that seat at once', async () => {
  const { session, streams } = streamed({}, 'p1')
  await session.open()
  expect(session.seat).toBe(1)
  expect(streams.map(({ seat }) => seat)).toEqual([1])
})

test('sitting down connects anew, as the seat, for the server may not have known me before', async () => {
  const { session, streams } = streamed({ sit: () => Promise.resolve({ seat: 2 }) })
  await session.open()
  expect(await session.sit(2, 'Aiko')).toBe(true)
  expect(streams.map(({ seat, after }) => [seat, after])).toEqual([
    [null, 0],
    [2, 0],
  ])
})

test('a seat that is mine by the stream opens a stream of that seat from the first entry', async () => {
  const { session, streams } = streamed({})
  await session.open()
  expect(streams.map(({ seat }) => seat)).toEqual([null])
  streams[0]?.onMessage(tableMessage([]))
  streams[0]?.onMessage(step(2, [1, 2]))
  streams[0]?.onMessage(tableMessage([1]))
  flushSync()
  expect(streams.map(({ seat, after }) => [seat, after])).toEqual([
    [null, 0],
    [1, 0],
  ])
  expect(session.happened).toEqual([])
})

test('a map that cannot be fetched is asked for again', async () => {
  const files = { rules: {}, layout: {} }
  const map = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new ApiError(0, { code: 'OFFLINE', args: {}, message: '' }))
    .mockResolvedValue(files)
  const { session } = streamed({ map: map as typeof api.map })
  await session.open()
  await vi.waitFor(() => expect(session.board).toEqual(files))
  expect(map).toHaveBeenCalledTimes(2)
})

test('the next decision may be answered before the answer to the last command has come', async () => {
  const answers: ((done: { seq: number }) => void)[] = []
  const { session } = streamed({ act: () => new Promise((resolve) => answers.push(resolve)) })
  session.receive(tableMessage([1]))
  session.receive(step(2, [], 'd2'))
  const first = session.act('place red lille')
  session.receive(step(3, [3], 'd3'))
  expect(session.pending).toBeNull()
  void session.act('finish')
  answers[0]?.({ seq: 3 })
  expect(await first).toBe(true)
  expect(session.pending?.action).toBe('finish')
})

test('an action that got no answer is held, and goes out again under its id when the server is heard of', async () => {
  const act = vi.fn<(id: string, act: Act) => Promise<Done>>().mockRejectedValueOnce(OFFLINE).mockResolvedValue({ seq: 3 })
  const { session, unsent } = streamed({ act })
  session.receive(tableMessage([1]))
  session.receive(step(2, [], 'd2'))
  const answered = session.act('place red lille')
  await vi.waitFor(() => expect(session.pending?.held).toBe(true))
  expect(unsent.of('t1')?.body).toEqual(act.mock.calls[0]?.[1])
  session.receive(step(3, [3], 'd3'))
  expect(await answered).toBe(true)
  expect(act.mock.calls[1]).toEqual(act.mock.calls[0])
  expect(session.pending).toBeNull()
  expect(session.late).toEqual({ error: null })
  expect(unsent.of('t1')).toBeNull()
})

test('a held action that comes too late is refused in words', async () => {
  const act = vi.fn().mockRejectedValueOnce(OFFLINE).mockRejectedValue(new ApiError(409, STALE))
  const { session, unsent } = streamed({ act })
  session.receive(tableMessage([1]))
  session.receive(step(2, [], 'd2'))
  const answered = session.act('place red lille')
  await vi.waitFor(() => expect(session.pending?.held).toBe(true))
  session.receive(step(4, [4]))
  expect(await answered).toBe(false)
  expect(session.late).toEqual({ error: STALE })
  expect(session.pending).toBeNull()
  expect(unsent.of('t1')).toBeNull()
})

test('a held action that is withdrawn is not sent again', async () => {
  const act = vi.fn().mockRejectedValue(OFFLINE)
  const { session, unsent } = streamed({ act })
  session.receive(tableMessage([1]))
  session.receive(step(2, [], 'd2'))
  const answered = session.act('place red lille')
  await vi.waitFor(() => expect(session.pending?.held).toBe(true))
  session.withdraw()
  expect(await answered).toBe(false)
  expect(act).toHaveBeenCalledTimes(1)
  expect([session.pending, session.late, unsent.of('t1')]).toEqual([null, null, null])
})

test('what was held when the page was left goes out when it is opened again', async () => {
  const first = streamed({ act: () => Promise.reject(OFFLINE) })
  first.session.receive(tableMessage([1]))
  first.session.receive(step(2, [], 'd2'))
  const left = first.session.act('place red lille')
  await vi.waitFor(() => expect(first.session.pending?.held).toBe(true))
  const kept = first.unsent.of('t1')
  first.session.close()
  expect(await left).toBe(false)
  const act = vi.fn(() => Promise.resolve({ seq: 3 }))
  const { session } = streamed({ act }, 'p1', first.unsent)
  await session.open()
  await vi.waitFor(() => expect(session.late).toEqual({ error: null }))
  expect(act).toHaveBeenCalledWith('t1', kept?.body)
  expect(first.unsent.of('t1')).toBeNull()
})

test('of two seats at one device neither is followed before somebody faces it, and nothing stays when it is covered', async () => {
  const both = { ...table, seats: table.seats.map((seat) => ({ ...seat, person: seat.seat === 2 ? null : 'p1', bot: null })) }
  const { session, streams } = streamed({ table: () => Promise.resolve(both) }, 'p1')
  await session.open()
  const last = (): StreamOptions => streams.at(-1)!
  expect([session.passing, session.seat, last().seat]).toEqual([true, null, null])
  last().onMessage({ ...tableMessage([0, 1]), table: both })
  last().onMessage(step(2, [2], null, [1, 2]))
  expect(session.awaited).toEqual([1])
  session.face(1)
  expect([session.seat, last().seat, last().after]).toEqual([1, 1, 0])
  last().onMessage({ ...step(2, [2], 'd2', [1]), own: {} as StepMessage['own'] })
  expect(session.step?.own).not.toBeNull()
  session.cover()
  expect([session.seat, last().seat]).toEqual([null, null])
  expect(session.step).toMatchObject({ own: null, menu: null, decision: null })
  expect(session.happened).toEqual([])
})
