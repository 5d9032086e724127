import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../app/api'
import { fixtureSession } from '../app/fixture'
import type { Moment, Moments, MomentView } from '../wire'
import { Past } from './past.svelte'
import { pathOf, placeOf } from './place'

// Turns 1, 1, 2, 2, 3 after entries 5 to 9.
const MOMENTS: Moment[] = [1, 1, 2, 2, 3].map((turn, index) => ({ seq: index + 5, at: 0, turn, seat: index % 3, action: 'finish' }))

function looking(extra: Partial<{ moment: (id: string, seq: number, seat: number | null) => Promise<MomentView> }> = {}) {
  const told: { moments: Moment[] } = { moments: MOMENTS }
  const reading = {
    moments: vi.fn((_: string, __: number | null, events: boolean): Promise<Moments> => Promise.resolve({ seq: 9, moments: told.moments, events: events ? [] : null })),
    moment: vi.fn((_: string, seq: number, __: number | null): Promise<MomentView> => Promise.resolve(viewOf(seq))),
    ...extra,
  }
  const past = new Past(fixtureSession([]).session, { reading })
  return { past, reading, told }
}

function viewOf(seq: number): MomentView {
  const moment = MOMENTS.find((one) => one.seq === seq)
  if (!moment) throw new Error(`no moment ${seq}`)
  return { moment, number: 1, count: 5, events: [], view: { turn: moment.turn } as MomentView['view'], own: null, hands: null, known: null, believed: null }
}

test('opens at the moment after an entry, or the last one before it', async () => {
  const { past } = looking()
  await past.open(7)
  expect(past.session.step?.seq).toBe(7)
  expect(past.session.past).toEqual({ number: 3, count: 5, turn: 2 })
  await past.open(100)
  expect(past.session.step?.seq).toBe(9)
  await past.open(null)
  expect(past.session.step?.seq).toBe(9)
})

test('steps by moves and by turns, and stops at both ends', async () => {
  const { past } = looking()
  await past.open(8)
  await past.previousTurn()
  expect(past.session.step?.seq).toBe(7)
  await past.previousTurn()
  expect(past.session.step?.seq).toBe(5)
  await past.previous()
  expect(past.session.step?.seq).toBe(5)
  await past.nextTurn()
  expect(past.session.step?.seq).toBe(7)
  await past.nextTurn()
  await past.nextTurn()
  await past.next()
  expect(past.session.step?.seq).toBe(9)
})

test('a step on is played, a jump is not', async () => {
  const { past } = looking()
  await past.open(5)
  await past.next()
  expect(past.session.step?.fresh).toBe(true)
  await past.to(4)
  expect(past.session.step?.fresh).toBe(false)
  await past.previous()
  expect(past.session.step?.fresh).toBe(false)
})

test('of many moves of the slider only the last is waited for', async () => {
  const waiting: (() => void)[] = []
  const moment = vi.fn((_: string, seq: number) => new Promise<MomentView>((resolve) => waiting.push(() => resolve(viewOf(seq)))))
  const { past } = looking({ moment })
  void past.open(5)
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  for (const index of [1, 2, 3, 4]) void past.to(index)
  waiting[0]?.()
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  waiting[1]?.()
  await vi.waitFor(() => expect(past.session.step?.seq).toBe(9))
  expect(moment.mock.calls.map(([, seq]) => seq)).toEqual([5, 9])
})

test('what happens meanwhile is counted and changes nothing that is shown', async () => {
  const { past, told } = looking()
  told.moments = MOMENTS.slice(0, 3)
  await past.open(6)
  const { step } = past.session
  told.moments = MOMENTS
  await past.refresh()
  flushSync()
  expect(past.news).toBe(2)
  expect(past.session.step).toBe(step)
  expect(past.last).toBe(4)
})

test('other eyes see the same moment and are told their own events', async () => {
  const { past, reading } = looking()
  await past.open(7)
  await past.see(2)
  expect(past.session.mySeats).toEqual([2])
  expect(past.session.step?.seq).toBe(7)
  expect(reading.moment).toHaveBeenLastCalledWith(past.live.id, 7, 2)
  expect(reading.moments).toHaveBeenLastCalledWith(past.live.id, 2, past.live.seat !== 2)
})

test('a refusal is told, and the next try forgets it', async () => {
  let refuse = true
  const moment = vi.fn((_: string, seq: number) =>
    refuse ? Promise.reject(new ApiError(403, { code: 'NOT_SEATED', args: {}, message: '' })) : Promise.resolve(viewOf(seq)),
  )
  const { past } = looking({ moment })
  await past.open(5)
  expect(past.failure?.code).toBe('NOT_SEATED')
  refuse = false
  await past.to(1)
  expect(past.failure).toBeNull()
  expect(past.session.step?.seq).toBe(6)
})

test('an address names a moment and, if wanted, a seat', () => {
  expect(placeOf('?at=37')).toEqual({ at: 37, seat: null })
  expect(placeOf('?at=37&seat=2')).toEqual({ at: 37, seat: 2 })
  for (const none of ['', '?at=', '?at=x', '?at=-1', '?seat=2']) expect(placeOf(none)).toBeNull()
  expect(pathOf('t1', { at: 37, seat: 0 })).toBe('/t/t1?at=37&seat=0')
  expect(pathOf('t1', null)).toBe('/t/t1')
})
