import { expect, test } from 'vitest'
import type { Happened } from '../wire'
import { back, follow, next, type Step } from './lesson'
import { europe } from './europe'
import { paris } from './paris'

const ME = 0
const placed = (seq: number, seat: number, points: number): Happened =>
  ({ seq, at: 0, event: { type: 'Placed', seat, company: 'blue', hex: 'h1', points, value: points, nth: 1 } })
const traded = (seq: number, seat: number): Happened => ({ seq, at: 0, event: { type: 'Traded', seat, give: 'red', take: 'blue', count: 2 } })

const STEPS: readonly Step[] = [
  { id: 'read' },
  { id: 'place', until: ['Placed'] },
  { id: 'score', until: ['Placed'], scoring: true, when: 'poor' },
  { id: 'trade', until: ['Traded'] },
  { id: 'end' },
]
const start = { at: 0, seq: 5 }

test('a step to be read waits for its reader, whatever happens', () => {
  expect(follow(STEPS, start, [placed(6, ME, 0)], ME, { poor: true })).toEqual(start)
})

test('a step goes on with an act of the learner, not with one of others or of before', () => {
  const at = { at: 1, seq: 5 }
  expect(follow(STEPS, at, [placed(5, ME, 1), placed(6, 1, 1), traded(7, ME)], ME, { poor: true })).toEqual(at)
  expect(follow(STEPS, at, [placed(6, ME, 0)], ME, { poor: true })).toEqual({ at: 2, seq: 6 })
})

test('what was done while something was read counts, each act for one step', () => {
  const after = next(STEPS, start, { poor: true })
  const news = [placed(6, ME, 2), placed(7, ME, 0), placed(8, ME, 1), traded(9, ME)]
  expect(follow(STEPS, after, news, ME, { poor: true })).toEqual({ at: 4, seq: 9 })
})

test('a step without its fact is left out, forwards and backwards', () => {
  expect(follow(STEPS, { at: 1, seq: 0 }, [placed(6, ME, 1)], ME, { poor: false }).at).toBe(3)
  expect(next(STEPS, { at: 1, seq: 0 }, {}).at).toBe(3)
  expect(back(STEPS, { at: 3, seq: 6 }, {})).toEqual({ at: 0, seq: 6 })
  expect(back(STEPS, start, {})).toEqual(start)
})

test.each([paris, europe])('a lesson never runs out of steps, and its last one can always be shown', ({ steps }) => {
  expect(Object.keys(steps.at(-1) ?? {})).toEqual(['id'])
  expect(next(steps, { at: steps.length - 1, seq: 3 }, {}).at).toBe(steps.length - 1)
})
