import { describe, expect, test } from 'vitest'
import { bounded, boxAround, centred, detail, filling, fit, pinch, revealing, toBoard, toScreen, zoomAt, type Box } from './viewport'

const size = { width: 390, height: 600 }
const box: Box = [-457, -204, 831, 804]
const insets = { top: 0, right: 0, bottom: 200, left: 0 }

describe('the viewport of the board', () => {
  test('screen and board coordinates are inverse', () => {
    const view = { k: 1.7, x: -33, y: 12 }
    const point = { x: 123, y: -45 }
    const back = toBoard(view, toScreen(view, point))
    expect(back.x).toBeCloseTo(point.x)
    expect(back.y).toBeCloseTo(point.y)
  })

  test('fit shows the whole box in what the sheets leave free', () => {
    const view = fit(size, box, insets)
    const from = toScreen(view, { x: box[0], y: box[1] })
    const to = toScreen(view, { x: box[0] + box[2], y: box[1] + box[3] })
    expect(from.x).toBeGreaterThanOrEqual(4 - 1e-9)
    expect(to.x).toBeLessThanOrEqual(386 + 1e-9)
    expect(from.y).toBeGreaterThanOrEqual(4 - 1e-9)
    expect(to.y).toBeLessThanOrEqual(396 + 1e-9)
  })

  test('a view at the edge is moved until no room is empty, and no farther', () => {
    const view = filling(centred(size, { x: box[0], y: box[1] + box[3] }, 1, insets), size, box, insets)
    expect(toScreen(view, { x: box[0], y: box[1] + box[3] })).toEqual({ x: 0, y: 400 })
    const within = centred(size, { x: 0, y: 200 }, 1, insets)
    expect(filling(within, size, box, insets)).toEqual(within)
  })

  test('a board smaller than the room stands in its middle', () => {
    const view = filling({ k: 0.2, x: 0, y: 0 }, size, box, insets)
    expect(toScreen(view, { x: box[0] + box[2] / 2, y: box[1] + box[3] / 2 })).toEqual({ x: 195, y: 200 })
  })

  test('zooming holds the point under the cursor, also at the limit', () => {
    const view = { k: 1, x: 100, y: 50 }
    const cursor = { x: 210, y: 320 }
    for (const factor of [1.3, 0.5, 100, 0.001]) {
      const zoomed = zoomAt(view, cursor, factor, 0.4)
      expect(toBoard(zoomed, cursor).x).toBeCloseTo(toBoard(view, cursor).x)
      expect(zoomed.k).toBeGreaterThanOrEqual(0.4)
      expect(zoomed.k).toBeLessThanOrEqual(3)
    }
  })

  test('a pinch keeps both fingers on their places of the board', () => {
    const view = { k: 1, x: 0, y: 0 }
    const before = [{ x: 100, y: 100 }, { x: 200, y: 100 }] as const
    const after = [{ x: 90, y: 120 }, { x: 240, y: 120 }] as const
    const next = pinch(view, before, after, 0.4)
    expect(next.k).toBeCloseTo(1.5)
    for (const i of [0, 1] as const) {
      expect(toScreen(next, toBoard(view, before[i])).x).toBeCloseTo(after[i].x)
      expect(toScreen(next, toBoard(view, before[i])).y).toBeCloseTo(after[i].y)
    }
  })

  test('the board cannot be pushed out of sight', () => {
    const lost = bounded({ k: 1, x: 9999, y: -9999 }, size, box, insets)
    expect(toScreen(lost, { x: box[0], y: 0 }).x).toBeCloseTo(195)
    expect(toScreen(lost, { x: 0, y: box[1] + box[3] }).y).toBeCloseTo(200)
  })

  test('a view within the bounds is left as it is', () => {
    const view = fit(size, box, insets)
    expect(bounded(view, size, box, insets)).toEqual(view)
  })

  test('revealing moves only what is needed', () => {
    const view = centred(size, { x: 0, y: 0 }, 1, insets)
    expect(revealing(view, size, { x: 10, y: 10 }, insets)).toEqual(view)
    const moved = revealing(view, size, { x: 0, y: 400 }, insets)
    expect(moved.x).toBe(view.x)
    expect(toScreen(moved, { x: 0, y: 400 }).y).toBeCloseTo(600 - 200 - 44)
  })

  test('the drawing has three levels of detail', () => {
    expect([0.45, 0.6, 0.7].map(detail)).toEqual(['far', 'mid', 'near'])
  })

  test('a box around no points is none', () => {
    expect(boxAround([], 10)).toBeUndefined()
    expect(boxAround([{ x: 0, y: 0 }, { x: 10, y: 20 }], 5)).toEqual([-5, -5, 20, 30])
  })
})
