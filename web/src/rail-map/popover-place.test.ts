import { expect, test } from 'vitest'
import { placePopover } from './popover-place'

const WINDOW = { width: 1440, height: 828 }
const INSETS = { top: 0, right: 432, bottom: 123, left: 0 }
const SIZE = { width: 560, height: 170 }

test('it stands within the free part and covers neither the route nor its cities, wherever they lie', () => {
  for (let x = 40; x <= 980; x += 94) {
    for (let y = 40; y <= 680; y += 64) {
      const route = [{ x: x - 25, y: y - 20 }, { x, y }, { x: x + 25, y: y + 20 }]
      const place = placePopover({ x, y }, route, SIZE, WINDOW, INSETS)
      expect(place.covered, `${x} ${y}`).toBe(0)
      expect(place.x).toBeGreaterThanOrEqual(0)
      expect(place.x + SIZE.width).toBeLessThanOrEqual(1440 - 432)
      expect(place.y + SIZE.height).toBeLessThanOrEqual(828 - 123)
    }
  }
})

test('it stands below what is chosen where there is room, tied to it at its edge', () => {
  const at = { x: 500, y: 200 }
  const place = placePopover(at, [at], SIZE, WINDOW, INSETS)
  expect(place.y).toBeGreaterThan(at.y)
  expect(place.tie.y).toBe(place.y)
  expect(place.tie.x).toBeCloseTo(at.x, -1)
})

test('where no place is free of it, it covers as little of the route as can be', () => {
  const small = { width: 600, height: 300 }
  const route = Array.from({ length: 9 }, (_, i) => ({ x: 300, y: 20 + 32 * i }))
  expect(placePopover(route[4]!, route, SIZE, small, { top: 0, right: 0, bottom: 0, left: 0 }).covered).toBe(6)
})
