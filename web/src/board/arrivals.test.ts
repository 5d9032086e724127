import { beforeEach, expect, test, vi } from 'vitest'
import { Arrivals } from './arrivals'
import type { Point } from './geometry'

interface Played {
  key: string
  delay: number
  duration: number
  shift: string
  finished: boolean
}

let played: Played[]
let calm: boolean
let dataset: Record<string, string>

beforeEach(() => {
  played = []
  calm = false
  dataset = {}
  vi.stubGlobal('document', { hidden: false, documentElement: { dataset } })
  vi.stubGlobal('matchMedia', () => ({ matches: calm }))
  vi.spyOn(performance, 'now').mockReturnValue(1000)
})

/** An element that only notes what is asked of it. */
function element(key: string): Element {
  const animate = (frames: Keyframe[], timing: KeyframeAnimationOptions): unknown => {
    const one: Played = { key, delay: timing.delay ?? 0, duration: Number(timing.duration), shift: String(frames[0]?.['transform']), finished: false }
    played.push(one)
    return { finish: () => (one.finished = true) }
  }
  return { animate } as unknown as Element
}

function board(keys: readonly string[]): Arrivals {
  const arrivals = new Arrivals()
  for (const key of keys) arrivals.engine(key)(element(key))
  return arrivals
}

const EAST: Point = { x: 41, y: 0 }
const all = Array.from({ length: 14 }, (_, i) => `red ${i}`)

test('what stands on the map at first does not move', () => {
  board(all).update(all, new Map())
  expect(played).toEqual([])
})

test('new locomotives come one after another, 24 units along their track', () => {
  const arrivals = board(all)
  arrivals.update(all.slice(0, 2), new Map())
  arrivals.update(all.slice(0, 4), new Map([['red 2', EAST], ['red 3', EAST]]))
  expect(played.map(({ key, delay }) => [key, delay])).toEqual([['red 2', 0], ['red 3', 310]])
  expect(played[0]).toMatchObject({ duration: 220, shift: 'translate(24px, 0px)' })
})

test('a click ends what is playing', () => {
  const arrivals = board(all)
  arrivals.update([], new Map())
  arrivals.update(['red 0'], new Map())
  arrivals.finish()
  expect(played[0]?.finished).toBe(true)
})

test('what would take more than three seconds is shown at once', () => {
  const arrivals = board(all)
  arrivals.update([], new Map())
  arrivals.update(all, new Map())
  expect(played).toEqual([])
})

test('with reduced motion they fade in where they stand', () => {
  calm = true
  const arrivals = board(all)
  arrivals.update([], new Map())
  arrivals.update(['red 0'], new Map([['red 0', EAST]]))
  expect(played[0]).toMatchObject({ duration: 120, shift: 'translate(0px, 0px)' })
})

test('whoever wants it quick gets half the time, and whoever wants no motion none', () => {
  dataset['motion'] = 'quick'
  const quick = board(all)
  quick.update([], new Map())
  quick.update(['red 0', 'red 1'], new Map([['red 0', EAST]]))
  expect(played.map(({ duration, delay }) => [duration, delay])).toEqual([[110, 0], [110, 155]])
  played = []
  dataset['motion'] = 'none'
  const none = board(all)
  none.update([], new Map())
  none.update(['red 0'], new Map([['red 0', EAST]]))
  expect(played[0]).toMatchObject({ duration: 120, shift: 'translate(0px, 0px)' })
})

test('a locomotive that was taken back and placed again arrives again', () => {
  const arrivals = board(all)
  arrivals.update([], new Map())
  arrivals.update(['red 0'], new Map())
  arrivals.update([], new Map())
  arrivals.update(['red 0'], new Map())
  expect(played).toHaveLength(2)
})
