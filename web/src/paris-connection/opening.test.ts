import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ResultView } from './wire'

let calm = false
beforeEach(() => {
  vi.useFakeTimers()
  calm = false
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('document', { hidden: true, documentElement: { dataset: {}, lang: '' }, querySelectorAll: () => [] })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: calm, addEventListener: () => undefined }))
})
afterEach(() => vi.useRealTimers())

/** Seat 1 leads after the first company, seat 0 in the end; seat 1 holds too much. */
const RESULT = {
  reason: 'end_hex', winners: [0],
  seats: [
    { hand: [1, 2], points: [1, 8], over_limit: 0, penalty: 0, total: 9, rank: 1 },
    { hand: [9, 1], points: [9, 4], over_limit: 1, penalty: -20, total: -7, rank: 2 },
  ],
} as unknown as ResultView

const make = async () => new (await import('./opening.svelte')).Opening(RESULT)

test('sums grow company by company, then the penalty falls due', async () => {
  const { sumAt } = await import('./opening.svelte')
  expect([0, 1, 2, 3].map((at) => sumAt(RESULT.seats[1]!, at))).toEqual([0, 9, 13, -7])
})

test('whoever leads stands first while it is counted, and the winner at the end', async () => {
  const opening = await make()
  expect(opening.order).toEqual([0, 1])
  opening.play()
  vi.advanceTimersByTime(700)
  expect([opening.at, opening.order]).toEqual([1, [1, 0]])
  vi.advanceTimersByTime(1300)
  expect([opening.at, opening.playing, opening.order]).toEqual([3, false, [0, 1]])
})

test('a click shows the end at once, and nothing goes on after it', async () => {
  const opening = await make()
  opening.play()
  opening.finish()
  expect([opening.at, opening.playing]).toEqual([3, false])
  vi.advanceTimersByTime(5000)
  expect(opening.at).toBe(3)
})

test('without motion the sums stand there at once', async () => {
  calm = true
  const opening = await make()
  opening.play()
  expect([opening.at, opening.playing]).toEqual([3, false])
})
