import { expect, test } from 'vitest'
import { MARKS } from './colours'
import { moved } from './paths'

test('a path is scaled, turned and moved', () => {
  expect(moved('M1 0L0-1.5Z', { x: 10, y: 20, scale: 2, angle: 90 })).toBe('M10 22L13 20Z')
})

test('lines along one axis go on from where the pen is, also when they are turned', () => {
  expect(moved('M-1-1H1V1H-1Z', { angle: 90 })).toBe('M1 -1L1 1L-1 1L-1 -1Z')
})

test('arcs grow with the drawing, and turn the other way upside down', () => {
  expect(moved('M-1 0A1 1 0 1 0 1 0', { scale: 3 })).toBe('M-3 0A3 3 0 1 0 3 0')
  expect(moved('M-1 0A1 1 0 1 0 1 0', { flip: true })).toBe('M-1 0A1 1 0 1 1 1 0')
})

test('curves with several points keep them', () => {
  expect(moved('M0 0Q1 1 2 0T4 0', { y: 5 })).toBe('M0 5Q1 6 2 5T4 5')
})

test('all marks can be moved', () => {
  for (const mark of Object.values(MARKS)) expect(moved(mark, { x: 5, scale: 3, angle: 45 })).toMatch(/^M[-\d. ]+[LA]/)
})

test('a path that cannot be moved is refused', () => {
  expect(() => moved('M0 0C1 1 2 2 3 3', {})).toThrow('"C"')
})
