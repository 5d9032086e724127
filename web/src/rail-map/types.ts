/** What the map of Ticket to Ride is given to draw: plain data and texts that are already translated. It knows no rules. */
import type { Snippet } from 'svelte'
import type { ChosenBy, Insets } from '../board/types'
import type { ColourName } from '../look/colours'

export type { ChosenBy, Insets }

export type CityId = string
export type RouteId = string
export type SeatColour = 'blue' | 'red' | 'green' | 'yellow' | 'black'
/** The colour of a route: cards of any one colour pay for a gray one. */
export type RouteColour = Exclude<ColourName, 'purple' | 'brown' | 'loco'> | 'gray'

export interface RailCity {
  readonly id: CityId
  readonly name: string
}

export interface RailRoute {
  readonly id: RouteId
  readonly a: CityId
  readonly b: CityId
  readonly length: number
  readonly colour: RouteColour
  readonly tunnel?: boolean
  /** Locomotives that it wants. */
  readonly ferry?: number
  /** The two routes of a double share this name. */
  readonly double?: string
}

export interface RailTicket {
  readonly id: string
  readonly a: CityId
  readonly b: CityId
  readonly points: number
  readonly long?: boolean
}

/** The parts of map.json that the client reads. */
export interface RailMapData {
  readonly id: string
  readonly colours: readonly ColourName[]
  readonly seat_colours: readonly SeatColour[]
  readonly trains: number
  readonly stations: number
  readonly points: Readonly<Record<string, number>>
  readonly station_points: number
  readonly express_points: number
  readonly last_round_at: number
  /** How many tickets are drawn at once (T2.14). */
  readonly draw_tickets: { readonly draw: number }
  readonly cities: readonly RailCity[]
  readonly routes: readonly RailRoute[]
  readonly tickets: readonly RailTicket[]
}

/** Middle of a space, and its angle in degrees clockwise, never upside down. */
export type Space = readonly [x: number, y: number, angle: number]

export type Anchor = 'start' | 'middle' | 'end'

export interface CityPlace {
  readonly x: number
  readonly y: number
  /** Where the name is written: anchor point on its middle line, and its width at letters of one unit. */
  readonly label: { readonly x: number; readonly y: number; readonly anchor: Anchor; readonly width: number }
}

export interface RoutePlace {
  /** From `a` to `b`. */
  readonly spaces: readonly Space[]
  /** Numbers of the spaces of a ferry that ask for a locomotive. */
  readonly wheels?: readonly number[]
}

export interface SeaName {
  readonly name: string
  readonly lang: string
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly size: number
}

/** layout.json: where everything stands, in map units. */
export interface RailLayout {
  readonly schema: 'wissel-ticket-to-ride-layout-1'
  readonly map: string
  readonly source: string
  /** Bounds of the drawn country: x, y, width, height. */
  readonly view: readonly [number, number, number, number]
  /** Bounds of all that is drawn: the view and its frame. */
  readonly world: readonly [number, number, number, number]
  /** Length and width of a space. */
  readonly space: readonly [number, number]
  readonly land: string
  /** The coasts, coarse: for the lines in the water. */
  readonly shore: string
  /** Peaks of the hinted mountains. */
  readonly relief: readonly (readonly [number, number])[]
  readonly seas: readonly SeaName[]
  readonly cities: Readonly<Record<CityId, CityPlace>>
  readonly routes: Readonly<Record<RouteId, RoutePlace>>
}

export interface Selection {
  readonly kind: 'route' | 'city'
  readonly id: string
}

/**
 * - `ticket`: yellow cities (and routes that join them)
 * - `way`: a way that is missing: yellow with a dashed edge
 * - `express`: yellow behind the wagons
 * - `borrowed`: hatched in the colour of the seat that borrows
 * - `last`: a dotted line around what was built last
 * - `payment`: ghosts of the wagons that would stand there
 */
export type MarkKind = 'ticket' | 'way' | 'express' | 'borrowed' | 'last' | 'payment'

export interface MapMark {
  readonly kind: MarkKind
  readonly routes: readonly RouteId[]
  readonly cities: readonly CityId[]
  readonly seat?: number
  /** The number with which it is pointed out. */
  readonly rank?: number
}

export interface StationAt {
  readonly city: CityId
  readonly seat: number
}

/** Shown on hover, focus and long press, and read out. */
export interface RailTip {
  readonly title: string
  readonly lines: readonly string[]
  /** Why it cannot be chosen; set apart from the other lines. */
  readonly reason?: string | undefined
}

/** Labels of the map's own controls; `railText()` makes them. */
export interface RailText {
  readonly map: string
  readonly routes: string
  readonly cities: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
  readonly overview: string
  /** Title of the list of what lies under one finger. */
  readonly which: string
  readonly close: string
}

/** The popover beside what is chosen, on windows that have room for it: given the selection. */
export type PopoverSnippet = Snippet<[Selection]>

export interface RailMapProps {
  map: RailMapData
  layout: RailLayout
  /** Seat by route in the order of the map; -1: free. */
  owners: readonly number[]
  stations?: readonly StationAt[]
  /** By seat. */
  seatColours: readonly SeatColour[]
  /** Routes that can be chosen now. */
  claimable?: ReadonlySet<RouteId>
  /** Cities that can be chosen now. */
  buildable?: ReadonlySet<CityId>
  /** What was tapped or clicked; the red line. Bindable. */
  selected?: Selection | null
  marks?: readonly MapMark[]
  /** Everything that no mark names steps back. */
  dim?: boolean
  /** Strong patterns on wagons and spaces. */
  accessible?: boolean
  insets?: Insets
  tip: (target: Selection) => RailTip
  text: RailText
  onchoose?: (target: Selection, how: ChosenBy) => void
  /** Cities to bring into view when this changes on a narrow window. */
  focusOn?: readonly CityId[]
  /** Cities that are shown together on a narrow window, however far they lie apart; none of them: the whole map. */
  frame?: readonly CityId[] | null
  popover?: PopoverSnippet | undefined
}
