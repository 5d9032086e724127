import { expect, test } from 'vitest'
import { alike, keeping, kept } from './alike'

test('what has the same parts is alike', () => {
  expect(alike({ a: [1, { b: null }], s: new Set(['x']) }, { a: [1, { b: null }], s: new Set(['x']) })).toBe(true)
})

test.each([
  [[1, 2], [2, 1]],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 1, b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [new Set([1]), new Set([2])],
  [null, {}],
  [[], {}],
])('%j and %j are not', (a, b) => {
  expect(alike(a, b)).toBe(false)
})

test('of a list told anew only what is different is another thing', () => {
  const before = [{ n: 1 }, { n: 2 }]
  const now = keeping(before, [{ n: 1 }, { n: 3 }, { n: 4 }])
  expect(now).toEqual([{ n: 1 }, { n: 3 }, { n: 4 }])
  expect(now[0]).toBe(before[0])
})

test('of a thing told anew the parts that are alike stay the very same', () => {
  const before = { one: ['a'], other: new Set(['c']) }
  const now = kept(before, { one: ['b'], other: new Set(['c']) })
  expect(now.one).toEqual(['b'])
  expect(now.other).toBe(before.other)
})
