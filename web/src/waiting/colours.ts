import type { TableSession } from '../app/session.svelte'
import type { GameTypes } from '../app/session-ports'
import { COLOURS, type ColourName } from '../look/colours'

/** The colour of a seat, in games whose map gives the seats colours; null elsewhere, and until the map is there. */
export function seatColour<G extends GameTypes>({ board }: Pick<TableSession<G>, 'board'>, seat: number): ColourName | null {
  const colours = (board?.rules as { seat_colours?: readonly string[] } | undefined)?.seat_colours
  const colour = colours?.[seat]
  return colour !== undefined && colour in COLOURS ? (colour as ColourName) : null
}
