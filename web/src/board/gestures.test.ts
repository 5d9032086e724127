import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type GestureHandlers, gestures } from './gestures'

/** As much of an element as gestures ask for: its corner is at (100, 50) of the window. */
class Box extends EventTarget {
  readonly captured = new Set<number>()
  over = false
  getBoundingClientRect(): { left: number; top: number } {
    return { left: 100, top: 50 }
  }
  hasPointerCapture(id: number): boolean {
    return this.captured.has(id)
  }
  setPointerCapture(id: number): void {
    this.captured.add(id)
  }
  closest(): this | null {
    return this.over ? this : null
  }
  contains(): boolean {
    return false
  }
  readonly ownerDocument = { activeElement: null }
}

type Told = readonly [keyof GestureHandlers, ...unknown[]]

let box: Box
let told: Told[]
/** Whether a tap has done something. */
let does: boolean
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  box = new Box()
  told = []
  does = false
  const tell =
    (name: keyof GestureHandlers) =>
    (...args: unknown[]): void =>
      void told.push([name, ...args])
  const handlers: GestureHandlers = {
    pan: tell('pan'), pinch: tell('pinch'), zoom: tell('zoom'), doubleTap: tell('doubleTap'), press: tell('press'), hover: tell('hover'), down: () => undefined,
    tap: (...args) => {
      told.push(['tap', ...args])
      return does
    },
  }
  stop = gestures(handlers)(box as unknown as HTMLElement) as () => void
})
afterEach(() => vi.useRealTimers())

interface Press {
  /** 1: the first on the glass. */
  id?: number
  how?: 'mouse' | 'touch'
  when?: number
}

/** Tells of a pointer at a point of the element. */
function pointer(type: 'down' | 'move' | 'up' | 'cancel' | 'leave', x: number, y: number, { id = 1, how = 'touch', when = 0 }: Press = {}): void {
  const event = new Event(`pointer${type}`)
  const buttons = type === 'up' || (how === 'mouse' && type === 'leave') ? 0 : 1
  Object.defineProperties(event, { timeStamp: { value: when } })
  box.dispatchEvent(Object.assign(event, { pointerId: id, isPrimary: id === 1, pointerType: how, button: 0, buttons, clientX: x + 100, clientY: y + 50 }))
}

it('takes a press that stays in place for a tap, relative to the corner of the map', () => {
  pointer('down', 10, 20)
  pointer('move', 14, 23)
  pointer('up', 14, 23)
  expect(told).toEqual([['tap', { x: 14, y: 23 }, 'touch']])
})

it('takes a press that moves for a pan, all the way from where it began, and for no tap', () => {
  pointer('down', 10, 20)
  pointer('move', 15, 20)
  pointer('move', 40, 25)
  pointer('move', 50, 30)
  pointer('up', 50, 30)
  const pans = told.filter(([name]) => name === 'pan') as [string, number, number][]
  const along = (axis: 1 | 2): number => pans.reduce((sum, pan) => sum + pan[axis], 0)
  expect([along(1), along(2)]).toEqual([40, 10])
  expect(told.some(([name]) => name === 'tap')).toBe(false)
  expect(box.captured).toEqual(new Set([1]))
})

it('tells two fingers as a pinch, each with where it was', () => {
  pointer('down', 10, 10, { id: 1 })
  pointer('down', 50, 10, { id: 2 })
  pointer('move', 70, 10, { id: 2 })
  pointer('move', 0, 10, { id: 1 })
  pointer('up', 0, 10, { id: 1 })
  pointer('up', 70, 10, { id: 2 })
  expect(told.map(([name]) => name)).not.toContain('tap')
  const pinches = told.filter(([name]) => name === 'pinch')
  expect(pinches[0]?.slice(1)).toEqual([[{ x: 50, y: 10 }, { x: 10, y: 10 }], [{ x: 70, y: 10 }, { x: 10, y: 10 }]])
  expect(pinches[1]?.slice(1)).toEqual([[{ x: 10, y: 10 }, { x: 70, y: 10 }], [{ x: 0, y: 10 }, { x: 70, y: 10 }]])
})

it('goes on as a pan when one of two fingers is lifted', () => {
  pointer('down', 10, 10, { id: 1 })
  pointer('down', 50, 10, { id: 2 })
  pointer('move', 70, 10, { id: 2 })
  pointer('up', 70, 10, { id: 2 })
  told.length = 0
  pointer('move', 15, 12, { id: 1 })
  expect(told).toEqual([['pan', 5, 2]])
})

it('tells two taps on nearly one place as a double tap, unless the first has done something', () => {
  const twice = (first: number): void => {
    pointer('down', 10, 10, { when: first })
    pointer('up', 10, 10, { when: first })
    pointer('down', 14, 10, { when: first + 150 })
    pointer('up', 14, 10, { when: first + 150 })
  }
  twice(0)
  expect(told.map(([name]) => name)).toEqual(['tap', 'tap', 'doubleTap'])
  told.length = 0
  does = true
  twice(5000)
  expect(told.map(([name]) => name)).toEqual(['tap', 'tap'])
})

it('tells a finger that stays as a press, which is no tap when it is lifted; a mouse that stays is none', () => {
  pointer('down', 10, 10)
  vi.advanceTimersByTime(500)
  pointer('up', 10, 10)
  expect(told).toEqual([['press', { x: 10, y: 10 }]])
  told.length = 0
  pointer('down', 10, 10, { how: 'mouse' })
  vi.advanceTimersByTime(500)
  pointer('up', 10, 10, { how: 'mouse' })
  expect(told.map(([name]) => name)).toEqual(['tap'])
})

it('does nothing with what is pressed on something that lies over the map', () => {
  box.over = true
  pointer('down', 10, 10)
  pointer('up', 10, 10)
  expect(told).toEqual([])
})

it('forgets a finger that the browser takes for itself', () => {
  pointer('down', 10, 10)
  pointer('cancel', 10, 10)
  pointer('down', 30, 30)
  pointer('up', 30, 30)
  expect(told).toEqual([['tap', { x: 30, y: 30 }, 'touch']])
})

it('keeps a tap from being a click of what it has just opened, but no tap on what lies over the map', () => {
  const lifted = (): Event => {
    const event = new Event('touchend', { cancelable: true })
    box.dispatchEvent(event)
    return event
  }
  vi.stubGlobal('HTMLElement', class {})
  expect(lifted().defaultPrevented).toBe(true)
  box.over = true
  expect(lifted().defaultPrevented).toBe(false)
  vi.unstubAllGlobals()
})

it('takes no finger that is long gone for the first of two', () => {
  pointer('down', 10, 10)
  pointer('down', 30, 30)
  pointer('up', 30, 30)
  expect(told).toEqual([['tap', { x: 30, y: 30 }, 'touch']])
})

it('zooms alike by lines and by px, and by little for a pinch on a track pad', () => {
  const wheel = (deltaY: number, deltaMode: number, ctrlKey = false): number => {
    box.dispatchEvent(Object.assign(new Event('wheel', { cancelable: true }), { deltaY, deltaMode, ctrlKey, clientX: 110, clientY: 60 }))
    const [name, at, factor] = told.pop() as ['zoom', object, number]
    expect([name, at]).toEqual(['zoom', { x: 10, y: 10 }])
    return factor
  }
  expect(wheel(-100, 0)).toBeGreaterThan(1)
  expect(wheel(-5, 1)).toBeCloseTo(wheel(-90, 0))
  expect(wheel(-4, 0, true)).toBeGreaterThan(wheel(-4, 0))
})

it('listens no more once the map is gone', () => {
  stop()
  pointer('down', 10, 10)
  pointer('up', 10, 10)
  expect(told).toEqual([])
})
