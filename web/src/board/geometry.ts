/** Hex geometry: axial coordinates, pointy top, as in the map file (x = size * sqrt3 * (q + r/2), y = size * 1.5 * r). */
import type { BoardHex, HexId } from './types'

export const SIZE = 24
const SQRT3 = Math.sqrt(3)
/** Distance between the centres of two neighbours. */
export const STEP = SIZE * SQRT3

export interface Point {
  readonly x: number
  readonly y: number
}

export type Direction = 'E' | 'NE' | 'NW' | 'W' | 'SW' | 'SE'

export const DIRECTIONS: Readonly<Record<Direction, readonly [number, number]>> = {
  E: [1, 0],
  NE: [1, -1],
  NW: [0, -1],
  W: [-1, 0],
  SW: [-1, 1],
  SE: [0, 1],
}

export function centre(hex: { readonly q: number; readonly r: number }): Point {
  return { x: SIZE * SQRT3 * (hex.q + hex.r / 2), y: SIZE * 1.5 * hex.r }
}

/** The one of some points that lies nearest to another. */
export function nearest(points: readonly Point[], to: Point): Point {
  const away = ({ x, y }: Point): number => Math.hypot(x - to.x, y - to.y)
  return points.reduce((best, point) => (away(point) < away(best) ? point : best), points[0] ?? to)
}

/** Axial coordinates of the hex that holds a point. */
export function hexAt(point: Point): { q: number; r: number } {
  const r = point.y / (1.5 * SIZE)
  const q = point.x / (SIZE * SQRT3) - r / 2
  // round in cube coordinates and mend the one that was rounded farthest
  let [rq, rr] = [Math.round(q), Math.round(r)]
  const rs = Math.round(-q - r)
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)]
  if (dq > dr && dq > ds) rq = -rr - rs
  else if (dr > ds) rr = -rq - rs
  return { q: rq + 0, r: rr + 0 }
}

/** SVG path of a hex around a point; `radius` from the middle to a corner. */
export function hexPath(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i
    return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

/** The hexes of a map, found by id and by place. */
export class HexIndex {
  readonly byId: ReadonlyMap<HexId, BoardHex>
  readonly #byPlace: ReadonlyMap<string, BoardHex>

  constructor(readonly hexes: readonly BoardHex[]) {
    this.byId = new Map(hexes.map((hex) => [hex.id, hex]))
    this.#byPlace = new Map(hexes.map((hex) => [`${hex.q},${hex.r}`, hex]))
  }

  at(q: number, r: number): BoardHex | undefined {
    return this.#byPlace.get(`${q},${r}`)
  }

  under(point: Point): BoardHex | undefined {
    const { q, r } = hexAt(point)
    return this.at(q, r)
  }

  neighbour(hex: BoardHex, direction: Direction): BoardHex | undefined {
    const [dq, dr] = DIRECTIONS[direction]
    return this.at(hex.q + dq, hex.r + dr)
  }
}

const KEY_DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'W',
  ArrowRight: 'E',
  KeyA: 'W',
  KeyD: 'E',
  KeyQ: 'NW',
  KeyE: 'NE',
  KeyZ: 'SW',
  KeyC: 'SE',
}

/**
 * Where a key leads from a hex. Left and right stay in the row; up and down zigzag, so that pressing on goes
 * straight up or down the map; Q E A D Z C lie around S as the six neighbours lie around a hex. Where the land ends,
 * the nearest hex on that side is taken.
 */
export function keyTarget(index: HexIndex, from: BoardHex, code: string): BoardHex | undefined {
  const even = ((from.r % 2) + 2) % 2 === 0
  const direction: Direction | undefined =
    code === 'ArrowUp' ? (even ? 'NE' : 'NW') : code === 'ArrowDown' ? (even ? 'SE' : 'SW') : KEY_DIRECTIONS[code]
  if (!direction) return undefined
  return index.neighbour(from, direction) ?? nearestTowards(index, from, direction, code)
}

function nearestTowards(index: HexIndex, from: BoardHex, direction: Direction, code: string): BoardHex | undefined {
  const vertical = code === 'ArrowUp' || code === 'ArrowDown'
  const [dq, dr] = DIRECTIONS[direction]
  const here = centre(from)
  const ahead = centre({ q: dq, r: dr })
  const way = vertical ? { x: 0, y: Math.sign(ahead.y) } : { x: ahead.x / STEP, y: ahead.y / STEP }
  let best: BoardHex | undefined
  let least = Infinity
  for (const hex of index.hexes) {
    const there = centre(hex)
    const forward = (there.x - here.x) * way.x + (there.y - here.y) * way.y
    const aside = Math.abs((there.x - here.x) * way.y - (there.y - here.y) * way.x)
    // within 60 degrees to either side, and rather straight ahead than near
    if (forward <= 1 || aside > forward * 1.75) continue
    const cost = forward + 1.5 * aside
    if (cost < least) [best, least] = [hex, cost]
  }
  return best
}
