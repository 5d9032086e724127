import { COLOURS, type ColourName, MARKS } from '../look/colours'
import { seatColour } from '../waiting/colours'
import type { TableInfo } from '../wire'

/** How a seat is told apart in drawings: by colour, shape and the pattern of its line. */
export interface SeatLook {
  readonly colour: string
  /** A path around the origin, about one unit in radius. */
  readonly mark: string
  readonly dash: string
}

/** Of seats that have no colour at their table. */
const USUAL: readonly ColourName[] = ['blue', 'orange', 'green', 'pink', 'red', 'black']
const DASHES = ['none', '7 3', '2 2.5', '10 3 2 3', '5 5', '1 4']

export function seatLook({ seats }: Pick<TableInfo, 'seats'>, seat: number): SeatLook {
  const colour = seatColour(seats[seat]) ?? USUAL[seat % USUAL.length] ?? 'blue'
  return { colour: `var(--l-${colour})`, mark: MARKS[COLOURS[colour].mark], dash: DASHES[seat % DASHES.length] ?? 'none' }
}
