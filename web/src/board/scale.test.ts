import { expect, test } from 'vitest'
import { trackScale } from './scale'

test('the scale begins with ten', () => {
  expect(trackScale([0, 0, 0, 0, 0, 0], 156)).toEqual({ top: 10, step: 2 })
})

test('it grows over the highest value, without a cap', () => {
  for (const most of [9, 10, 11, 24, 32, 45, 120]) {
    const { top, step } = trackScale([3, most], 156)
    expect(top).toBeGreaterThan(most)
    expect(top % step).toBe(0)
  }
})

test('numerals never stand closer than 22 px', () => {
  for (const most of [5, 17, 32, 60]) {
    const { top, step } = trackScale([most], 156)
    expect(156 / (top / step)).toBeGreaterThanOrEqual(19)
  }
})
