import { describe, expect, test } from 'vitest'
import { placeTip } from './tip-place'
import { NO_INSETS } from './viewport'

const size = { width: 800, height: 600 }
const tip = { width: 120, height: 50 }
const at = { x: 400, y: 300 }

describe('the tip of a hex', () => {
  test('stands below, its stem under the middle of the hex', () => {
    expect(placeTip(at, 24, tip, size, NO_INSETS, [])).toEqual({ side: 'below', x: 340, y: 338, stem: 60 })
  })

  test('goes where it covers no hex on which one can build', () => {
    const below = [{ x: 380, y: 336 }, { x: 420, y: 336 }]
    const above = [{ x: 380, y: 264 }]
    const right = [{ x: 442, y: 300 }]
    expect(placeTip(at, 24, tip, size, NO_INSETS, below).side).toBe('above')
    expect(placeTip(at, 24, tip, size, NO_INSETS, [...below, ...above]).side).toBe('right')
    expect(placeTip(at, 24, tip, size, NO_INSETS, [...below, ...above, ...right]).side).toBe('left')
  })

  test('never covers its own hex, and stays in what the sheets leave free', () => {
    const insets = { top: 0, right: 200, bottom: 240, left: 0 }
    for (const point of [{ x: 5, y: 10 }, { x: 595, y: 350 }, { x: 300, y: 355 }, { x: 10, y: 340 }]) {
      const place = placeTip(point, 24, tip, size, insets, [])
      expect(place.x).toBeGreaterThanOrEqual(0)
      expect(place.x + tip.width).toBeLessThanOrEqual(600)
      expect(place.y + tip.height).toBeLessThanOrEqual(360)
      const clear = place.y >= point.y + 24 || place.y + tip.height <= point.y - 24 || place.x >= point.x + 24 || place.x + tip.width <= point.x - 24
      expect(clear).toBe(true)
    }
  })
})
