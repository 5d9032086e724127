import { expect, test } from 'vitest'
import { dayAndTime, deadline } from './moments'

const at = (day: number, hour: number): number => new Date(2026, 10, day, hour, 40).getTime()

test('until when something stands: the time today, tomorrow by its word, later with the date', () => {
  expect(deadline(at(9, 18), at(9, 1))).toMatch(/^\d{1,2}:40/)
  expect(deadline(at(10, 18), at(9, 23))).toMatch(/^tomorrow \d{1,2}:40/)
  expect(deadline(at(10, 0), at(9, 23))).toMatch(/^tomorrow /)
  expect(deadline(at(11, 18), at(9, 23))).toBe(dayAndTime(at(11, 18)))
})
