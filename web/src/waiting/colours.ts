import type { SeatInfo } from '../wire'
import { COLOURS, type ColourName } from '../look/colours'

const known = (colour: string | null | undefined): ColourName | null => (colour != null && colour in COLOURS ? (colour as ColourName) : null)

/** The colour of a seat, in games where seats have one; null elsewhere. */
export function seatColour(seat: SeatInfo | undefined): ColourName | null {
  return known(seat?.colour)
}

/** The map with its seats in the colours that they have at this table. */
export function coloured<Rules extends { readonly seat_colours: readonly string[] }>(rules: Rules, seats: readonly SeatInfo[]): Rules {
  return { ...rules, seat_colours: rules.seat_colours.map((usual, seat) => seatColour(seats[seat]) ?? usual) }
}

/** What I may choose for a seat, in the order of the map; `taken`: somebody else has chosen it. Empty in games without. */
export function choices(rules: unknown, seats: readonly SeatInfo[], seat: number): { colour: ColourName; taken: SeatInfo | null }[] {
  const palette = (rules as { seat_colours?: readonly string[] } | undefined)?.seat_colours ?? []
  return palette.flatMap((name) => {
    const colour = known(name)
    const taken = seats.find((other) => other.seat !== seat && other.colour_chosen && other.colour === name) ?? null
    return colour ? [{ colour, taken }] : []
  })
}
