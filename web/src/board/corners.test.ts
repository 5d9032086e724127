import { expect, test } from 'vitest'
import { clearest } from './corners'
import type { Box } from './viewport'

const left: { box: Box } = { box: [10, 400, 100, 100] }
const right: { box: Box } = { box: [280, 400, 100, 100] }

test('a thing keeps to its first place while that covers nothing', () => {
  expect(clearest([left, right], [{ x: 200, y: 100 }])).toEqual({ place: left, covered: 0 })
})

test('it makes room for the places where one can build', () => {
  expect(clearest([left, right], [{ x: 60, y: 450 }])).toEqual({ place: right, covered: 0 })
  // near enough to be under a thumb beside it
  expect(clearest([left, right], [{ x: 120, y: 450 }]).place).toBe(right)
})

test('where it can stand nowhere without covering something it says so', () => {
  expect(clearest([left, right], [{ x: 60, y: 450 }, { x: 60, y: 420 }, { x: 300, y: 450 }])).toEqual({ place: right, covered: 1 })
})
