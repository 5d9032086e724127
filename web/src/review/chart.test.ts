import { expect, test } from 'vitest'
import type { Judged } from '../wire'
import { Frame, HEIGHT, pathOf, WIDTH } from './chart'

function judged(before: number, seat: number, chance: number, loss = 0): Judged {
  return { seq: before + 1, before, turn: 1, seat, action: 'finish', chance, loss, best: [] }
}

const frame = new Frame(new Map([[7, 0], [8, 1], [12, 2], [13, 3], [20, 4]]), 5)

test('moments stand in order from left to right, and a place in the drawing leads back to its moment', () => {
  const places = [0, 1, 2, 3, 4].map((moment) => frame.x(moment))
  expect(places.toSorted((a, b) => a - b)).toEqual(places)
  expect(places.map((x) => frame.momentAt(x / WIDTH))).toEqual([0, 1, 2, 3, 4])
  expect(frame.momentAt(-1)).toBe(0)
  expect(frame.momentAt(2)).toBe(4)
})

test('certainty is above, and what a move cost goes down from the chance before it', () => {
  expect(frame.y(1)).toBeGreaterThanOrEqual(0)
  expect(frame.y(0)).toBeLessThanOrEqual(HEIGHT)
  const { x, from, to } = frame.drop(judged(12, 0, 0.6, 0.2))
  expect(x).toBe(frame.x(2))
  expect(from).toBeCloseTo(frame.y(0.6))
  expect(to).toBeCloseTo(frame.y(0.4))
})

test('each seat has a line of its own decisions, which ends at its part of the win', () => {
  const decisions = [judged(7, 0, 0.4), judged(8, 1, 0.7), judged(12, 0, 0.5)]
  const [first, second, third] = frame.courses(decisions, [0, 1, 2], new Map([[0, 0], [1, 1], [2, 0]]))
  expect(first?.points.map(({ x }) => x)).toEqual([frame.x(0), frame.x(2), frame.x(4)])
  expect(second?.points.at(-1)).toEqual({ x: frame.x(4), y: frame.y(1) })
  expect(third?.points).toEqual([])
  expect(frame.courses(decisions, [0], null)[0]?.points).toHaveLength(2)
  expect(pathOf([{ x: 1, y: 2 }, { x: 3, y: 4 }])).toBe('M1.0 2.0L3.0 4.0')
})

test('a few turns are named, each where it begins', () => {
  const named = (turns: number[]) => new Frame(new Map(), turns.length).ticks(turns)
  const long = Array.from({ length: 46 }, (_, moment) => Math.floor(moment / 2) + 1)
  expect(named(long).map(({ turn }) => turn)).toEqual([5, 10, 15, 20])
  expect(named(long)[0]?.x).toBe(new Frame(new Map(), long.length).x(8))
  expect(named([1, 1, 2, 3]).map(({ turn }) => turn)).toEqual([1, 2, 3])
  expect(named([])).toEqual([])
})
