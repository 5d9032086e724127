import { expect, test, vi } from 'vitest'
import type { TableSummary } from '../wire'
import { api, ApiError, listQuery } from '../app/api'
import { nextAfter, sortMine } from '../app/mine.svelte'
import { spokenCode } from '../app/codes'
import { Lists } from './lists.svelte'
import { codeIn, createWhenReady, quickGame, tableIn } from './play'

const summary = (table: string, changes: Partial<TableSummary>): TableSummary => ({
  table,
  name: table,
  game: 'paris-connection',
  status: 'running',
  private: false,
  seats: [],
  options: {},
  host_name: null,
  host_here: false,
  my_seats: [0],
  waits_for_me: false,
  asks_me: false,
  invited: false,
  updated_at: 0,
  pace: null,
  watch_after: 0,
  rated: true,
  ...changes,
})

test('a list grows beyond what one answer holds', async () => {
  vi.stubGlobal('document', { hidden: true })
  vi.spyOn(api, 'games').mockResolvedValue([])
  const all = Array.from({ length: 130 }, (_, number) => summary(`t${number}`, {}))
  const asked = vi.spyOn(api, 'tables').mockImplementation(({ limit = 0, before }) => {
    const from = Number(before ?? 0)
    const next = from + limit
    return Promise.resolve({ tables: all.slice(from, next), next: next < all.length ? String(next) : null })
  })
  const lists = new Lists()
  await lists.refresh()
  expect([lists.tables.length, lists.more]).toEqual([12, true])
  for (let more = 0; more < 4; more += 1) {
    lists.showMore()
    await vi.waitFor(() => expect(lists.tables.length).toBe(Math.min(130, 12 + 36 * (more + 1))))
  }
  expect(lists.more).toBe(false)
  expect(Math.max(...asked.mock.calls.map(([{ limit = 0 }]) => limit))).toBe(100)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('my tables: those that wait for me, running, not begun, finished; newest first', () => {
  const tables = [
    summary('finished', { status: 'finished', updated_at: 9 }),
    summary('open', { status: 'open' }),
    summary('older', { updated_at: 1 }),
    summary('newer', { updated_at: 2 }),
    summary('mine', { waits_for_me: true }),
  ]
  expect(sortMine(tables).map(({ table }) => table)).toEqual(['mine', 'newer', 'older', 'open', 'finished'])
})

test('the next table that waits for me: the longest waiting one, then round all of them', () => {
  const tables = [
    summary('new', { waits_for_me: true, updated_at: 3 }),
    summary('mid', { waits_for_me: true, updated_at: 2 }),
    summary('old', { waits_for_me: true, updated_at: 1 }),
    summary('other', {}),
  ]
  expect(nextAfter(tables, null)?.table).toBe('old')
  expect(nextAfter(tables, 'other')?.table).toBe('old')
  expect(nextAfter(tables, 'old')?.table).toBe('mid')
  expect(nextAfter(tables, 'mid')?.table).toBe('new')
  expect(nextAfter(tables, 'new')?.table).toBe('old')
  expect(nextAfter([summary('old', { waits_for_me: true })], 'old')).toBeNull()
})

test('a list is asked for by what was chosen only', () => {
  expect(listQuery({ status: 'open', game: '', seats: 0, mine: false, limit: 12 })).toBe('status=open&limit=12')
  expect(listQuery({ mine: true, seats: 3 })).toBe('mine=true&seats=3')
})

test('a quick game seats me first and computers on all other seats, and starts', () => {
  const wanted = quickGame('paris-connection', 4, 'planner')
  expect(wanted).toMatchObject({ seats: 4, start: true, computers: { 1: 'planner', 2: 'planner', 3: 'planner' } })
  expect(wanted.sit).toMatch(/^[0-9a-f]{64}$/)
  expect(quickGame('paris-connection', 4, 'planner').sit).not.toBe(wanted.sit)
})

test('while the server warms up, opening waits and tells how far it is', async () => {
  const warming = new ApiError(503, { code: 'WARMING_UP', args: { percent: 40 }, message: '' })
  const created = { table: 't', seat: 0, invite: 'c' }
  const create = vi.spyOn(api, 'create').mockRejectedValueOnce(warming).mockResolvedValueOnce(created)
  const percents: number[] = []
  const wanted = quickGame('paris-connection', 3, 'random')
  expect(await createWhenReady(wanted, (percent) => percents.push(percent), () => Promise.resolve())).toEqual(created)
  expect(percents).toEqual([40])
  expect(create).toHaveBeenCalledTimes(2)
  create.mockRestore()
})

test('a table that was asked for without an answer is asked for again as the same, and another as another', async () => {
  const lost = new ApiError(0, { code: 'OFFLINE', args: {}, message: '' })
  const created = { table: 't', seat: 0, invite: 'c' }
  const create = vi.spyOn(api, 'create').mockRejectedValueOnce(lost).mockResolvedValue(created)
  const open = (seats: number): Promise<unknown> => createWhenReady(quickGame('paris-connection', seats, 'random'), () => undefined)
  await expect(open(3)).rejects.toBe(lost)
  await open(3)
  await open(3)
  await open(4)
  const commands = create.mock.calls.map(([wanted]) => wanted.command)
  expect(commands[1]).toBe(commands[0])
  expect(new Set(commands).size).toBe(3)
  create.mockRestore()
})

test.each([
  ['k7m2qp3x', 'k7m2qp3x'],
  ['  k7m2 qp3x ', 'k7m2qp3x'],
  ['https://play.example/i/k7m2qp3x', 'k7m2qp3x'],
  ['https://play.example/i/k7m2qp3x/', 'k7m2qp3x'],
  ['short', null],
  ['', null],
  ['what is this?', null],
])('the code in "%s"', (text, code) => {
  expect(codeIn(text)).toBe(code)
})

test('a code is shown as it is read out', () => {
  expect(spokenCode('k7m2qp3x')).toBe('K7M2 QP3X')
  expect(codeIn(spokenCode('k7m2qp3x'))).toBe('K7M2QP3X')
})

test('a link to a table leads there', () => {
  expect(tableIn('https://play.example/t/ab12cd34')).toBe('ab12cd34')
  expect(tableIn('k7m2qp3x')).toBeNull()
})
