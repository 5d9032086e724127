// A few routes for the rules of Ticket to Ride, on a map of their own.

import { RailIndex } from '../rail-map/geometry'
import type { CityPlace, RailRoute, RoutePlace, SeatColour, Space } from '../rail-map/types'

const GAP = 30
const FIRST = 26
const COLUMN = 176
const ROW = 56

type Kind = Pick<RailRoute, 'colour'> & Partial<Pick<RailRoute, 'tunnel' | 'ferry' | 'double'>>

/** Three spaces in a line, in a column and a row of the figure; `aside`: beside the middle of the line. */
function line(column: number, row: number, aside = 0): Space[] {
  return [0, 1, 2].map((i): Space => [column * COLUMN + FIRST + i * GAP, row * ROW + aside, 0])
}
const city = (column: number, row: number, end: 0 | 1): CityPlace =>
  ({ x: column * COLUMN + end * (2 * FIRST + 2 * GAP), y: row * ROW, label: { x: 0, y: 0, anchor: 'middle', width: 0 } })

const ROUTES: readonly { kind: Kind; from: string; spaces: readonly Space[]; wheels?: readonly number[] }[] = [
  { kind: { colour: 'green', tunnel: true }, from: 'a', spaces: line(0, 0) },
  { kind: { colour: 'gray', ferry: 2 }, from: 'b', spaces: line(0, 1), wheels: [0, 2] },
  { kind: { colour: 'pink', double: 'c' }, from: 'c', spaces: line(1, 0, -7) },
  { kind: { colour: 'blue', double: 'c' }, from: 'c', spaces: line(1, 0, 7) },
  { kind: { colour: 'orange' }, from: 'd', spaces: line(1, 1) },
]
const CITIES: Readonly<Record<string, CityPlace>> = {
  a: city(0, 0, 0), 'a-end': city(0, 0, 1), b: city(0, 1, 0), 'b-end': city(0, 1, 1),
  c: city(1, 0, 0), 'c-end': city(1, 0, 1), d: city(1, 1, 0), 'd-end': city(1, 1, 1),
}

export const KINDS = {
  index: new RailIndex(
    {
      cities: Object.keys(CITIES).map((id) => ({ id, name: id })),
      routes: ROUTES.map(({ kind, from, spaces }, i): RailRoute => ({ ...kind, id: String(i), a: from, b: `${from}-end`, length: spaces.length })),
    },
    {
      cities: CITIES,
      routes: Object.fromEntries(ROUTES.map(({ spaces, wheels }, i): [string, RoutePlace] => [String(i), { spaces, ...wheels ? { wheels } : {} }])),
    },
  ),
  owners: [-1, -1, -1, -1, 0],
  seatColours: ['red'] satisfies SeatColour[],
  box: [-18, -24, COLUMN + 2 * FIRST + 2 * GAP + 36, ROW + 48],
} as const
