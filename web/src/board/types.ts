/** What the board is given to draw: plain data and texts that are already translated. It knows no rules. */
import type { CompanyColour } from '../look/colours'

export type HexId = string

/** A hex as in the map file. Rural hexes have neither name nor value. */
export interface BoardHex {
  readonly id: HexId
  readonly q: number
  readonly r: number
  readonly kind: 'rural' | 'city' | 'start' | 'closed'
  readonly name?: string
  readonly value?: number
  /** Symbol of a start hex. */
  readonly symbol?: string
}

/** The parts of map.json that are drawn. */
export interface BoardMap {
  readonly hexes: readonly BoardHex[]
  readonly barriers: readonly (readonly [HexId, HexId])[]
}

/** layout.json: the land around the hexes, in board units. */
export interface BoardLayout {
  readonly schema: 'wissel-paris-connection-layout-1'
  readonly map: string
  readonly size: number
  /** Bounds of the hexes: x, y, width, height. */
  readonly view: readonly [number, number, number, number]
  /** Bounds of what may be shown. */
  readonly world: readonly [number, number, number, number]
  readonly home: string
  readonly others: string
  /** All coasts, coarse: for the lines in the water. */
  readonly shore: string
  readonly graticule: string
  readonly places: readonly PlaceName[]
  /** Shorter names and names on two lines, by hex. */
  readonly labels: Readonly<Record<HexId, readonly string[]>>
}

export interface PlaceName {
  readonly kind: 'country' | 'sea'
  readonly name: string
  readonly lang: string
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** Hexes of each company's locomotives in order of placement; the first stands on its start hex. */
export type Lines = Readonly<Partial<Record<CompanyColour, readonly HexId[]>>>

/** A hex that is pointed out: what is done there is the best (1), the second best, … */
export interface Advised {
  readonly hex: HexId
  readonly rank: number
}

/** The tip of a hex: shown on hover, focus, long press and first tap. */
export interface HexTip {
  readonly title: string
  /** Value of the hex, for the colour of its title. */
  readonly value?: number
  readonly lines: readonly string[]
  /** Why nothing can be placed there; set apart from the other lines. */
  readonly reason?: string | undefined
}

/** Space of the window that sheets cover, in px: "fit" and the tips stay clear of it. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export type ChosenBy = 'mouse' | 'touch' | 'keyboard'

/** Labels of the board's own controls. */
export interface BoardText {
  readonly board: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
  readonly overview: string
}
