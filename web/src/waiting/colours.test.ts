import { expect, test } from 'vitest'
import type { SeatInfo } from '../wire'
import { choices, coloured, seatColour } from './colours'

const seat = (at: number, colour: string | null, chosen = false): SeatInfo => ({
  seat: at, person: `p${at}`, name: null, bot: null, stands_in: false, present: true, conceded: false, program: false, colour, colour_chosen: chosen,
})
const rules = { id: 'map', seat_colours: ['blue', 'red', 'green', 'yellow', 'black'] }

test('the map has its seats in the colours of the table', () => {
  expect(coloured(rules, [seat(0, 'black', true), seat(1, 'blue')]).seat_colours).toEqual(['black', 'blue', 'green', 'yellow', 'black'])
})

test('a colour that somebody else has chosen cannot be chosen, one that fell to somebody can', () => {
  const offered = choices(rules, [seat(0, 'black', true), seat(1, 'blue')], 1)
  expect(offered.map(({ colour, taken }) => [colour, taken?.seat ?? null])).toEqual([['blue', null], ['red', null], ['green', null], ['yellow', null], ['black', 0]])
  expect(choices(rules, [seat(0, 'black', true), seat(1, 'blue')], 0).every(({ taken }) => taken === null)).toBe(true)
})

test('in games without colours of seats there is nothing to choose', () => {
  expect(choices({ id: 'france' }, [seat(0, null)], 0)).toEqual([])
  expect(seatColour(seat(0, null))).toBeNull()
})
