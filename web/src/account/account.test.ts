import { expect, test } from 'vitest'
import { moveCodeIn } from './account'

test.each([
  ['k7m2qp3x9z', 'k7m2qp3x9z'],
  [' K7M2 QP3X 9Z ', 'K7M2QP3X9Z'],
  ['k7m2q-p3x9z', 'k7m2qp3x9z'],
  ['https://play.example/m/k7m2qp3x9z', 'k7m2qp3x9z'],
  ['k7m2qp3x', null],
  ['', null],
])('the code in "%s"', (text, code) => {
  expect(moveCodeIn(text)).toBe(code)
})
