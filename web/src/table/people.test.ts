import { expect, it } from 'vitest'
import type { SeatInfo, TableInfo } from '../wire'
import { hadLastTurn, isAway, seatName, turnsUntil } from './people'

const seat = (at: number, more: Partial<SeatInfo>): SeatInfo => ({ seat: at, person: null, name: null, bot: null, stands_in: false, present: true, conceded: false, program: false, colour: null, colour_chosen: false, ...more })
const table = {
  seats: [seat(0, { person: 'p', name: 'Marit' }), seat(1, { bot: 'planner' }), seat(2, { bot: 'planner' }), seat(3, { person: 'q', name: 'Aiko', bot: 'random', stands_in: true }), seat(4, { bot: 'random' })],
} as unknown as TableInfo

it('calls a seat after its person, also while a computer player stands in', () => {
  expect(seatName(table, 0)).toBe('Marit')
  expect(seatName(table, 3)).toBe('Aiko')
})

it('numbers computer players of one kind', () => {
  expect(seatName(table, 1)).toMatch(/ 1$/)
  expect(seatName(table, 2)).toMatch(/ 2$/)
  expect(seatName(table, 4)).not.toMatch(/ \d$/)
})

it('counts turns round the table', () => {
  expect(turnsUntil(2, 0, 4)).toBe(2)
  expect(turnsUntil(0, 0, 4)).toBe(0)
  expect(turnsUntil(1, 3, 4)).toBe(2)
})

it('knows who has had the last turn under a turn limit', () => {
  expect(hadLastTurn(1, 2, 1, 1, 4)).toBe(true)
  expect(hadLastTurn(1, 0, 3, 1, 4)).toBe(true)
  // still to come in the last round
  expect(hadLastTurn(1, 2, 0, 1, 4)).toBe(false)
  // another round follows
  expect(hadLastTurn(2, 2, 1, 1, 4)).toBe(false)
  expect(hadLastTurn(null, 2, 1, 1, 4)).toBe(false)
})

it('misses people only, and only where nobody plays for them', () => {
  expect(isAway(seat(0, { person: 'p', present: false }))).toBe(true)
  expect(isAway(seat(0, { person: 'p', present: true }))).toBe(false)
  expect(isAway(seat(0, { person: 'p', bot: 'planner', stands_in: true, present: false }))).toBe(false)
  expect(isAway(seat(0, { bot: 'planner', present: false }))).toBe(false)
})
