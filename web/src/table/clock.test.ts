import { expect, it } from 'vitest'
import { callAt, type Clocks, clockText, isAway, leftOf } from './clock'

const clocks = (over: Partial<Clocks> = {}): Clocks => ({
  now: 1_000_000, ahead: 0, left: [60_000, 90_000], running: [0], away_until: [0, 0], vacation: [0, 0], ...over,
})

it('counts down only where the clock runs, and never below nothing', () => {
  expect(leftOf(clocks(), 0, 1_010_000)).toBe(50_000)
  expect(leftOf(clocks(), 1, 1_010_000)).toBe(90_000)
  expect(leftOf(clocks(), 0, 9_000_000)).toBe(0)
})

it('goes by the time of the server, whatever this browser believes', () => {
  expect(leftOf(clocks({ ahead: 5_000 }), 0, 995_000)).toBe(60_000)
  expect(leftOf(clocks({ ahead: -5_000 }), 0, 1_025_000)).toBe(40_000)
})

it('stands still on vacation and goes on after it', () => {
  const away = clocks({ away_until: [1_020_000, 0] })
  expect(isAway(away, 0, 1_010_000)).toBe(true)
  expect(leftOf(away, 0, 1_015_000)).toBe(60_000)
  expect(leftOf(away, 0, 1_030_000)).toBe(50_000)
})

it('shows seconds until they are over', () => {
  expect([245_000, 244_001, 3_729_000, 400].map((ms) => clockText(ms, false))).toEqual(['4:05', '4:05', '1:02:09', '0:01'])
})

it('calls at a minute, at half a minute and at ten seconds', () => {
  expect([61_000, 60_000, 29_000, 9_000].map(callAt)).toEqual([null, 60, 30, 10])
})
