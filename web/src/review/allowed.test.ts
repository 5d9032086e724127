import { expect, test } from 'vitest'
import type { SeatInfo, TableInfo } from '../wire'
import { reviewable } from './allowed'

const seat = (number: number, person: string | null): SeatInfo => ({
  seat: number, person, name: person, bot: person === null ? 'club' : null, stands_in: false, present: true, conceded: false, program: false, colour: null, colour_chosen: false,
})

function table(status: TableInfo['status'], persons: (string | null)[], rated: boolean): TableInfo {
  return { status, rated, seats: persons.map((person, number) => seat(number, person)) } as TableInfo
}

test('every game that is over can be reviewed, a running one only by who practises alone', () => {
  expect(reviewable({ table: table('finished', ['a', 'b'], true), seat: null })).toBe(true)
  expect(reviewable({ table: table('closed', ['a', 'b'], true), seat: 0 })).toBe(true)
  expect(reviewable({ table: table('running', ['a', null], false), seat: 0 })).toBe(true)
  expect(reviewable({ table: table('running', ['a', null], false), seat: null })).toBe(false)
  expect(reviewable({ table: table('running', ['a', null], true), seat: 0 })).toBe(false)
  expect(reviewable({ table: table('running', ['a', 'b'], false), seat: 0 })).toBe(false)
  expect(reviewable({ table: table('open', ['a', null], false), seat: 0 })).toBe(false)
  expect(reviewable({ table: null, seat: 0 })).toBe(false)
})
