/** Where the names of the cities stand at each scale; pure. */
import type { Box, Detail } from '../board/viewport'
import { CITY_RADIUS, HALF_LENGTH, HALF_WIDTH, mouthsOf, type PlacedCity, type Point, type RailIndex } from './geometry'
import type { Anchor, CityId, Space } from './types'

/** Height of the letters at scale 1, in map units. */
export const LETTERS = 13
/** From the middle line of the capitals up, down, and down to the foot of letters that hang, as parts of the letters. */
const ABOVE = 0.4
const BELOW = 0.38
const HANGING = 0.54
/** No name reaches farther from its city, in map units at scale 1. */
const REACH = 130
/** Directions around a city that are tried, and the air between it and its name; the second round only where the first finds no free place. */
const ROUNDS = [
  { turns: 12, gaps: [2.6] },
  { turns: 60, gaps: [2.6, 7, 11, 15] },
] as const
/** Length and width of what stands or is printed there. */
const WAGON = [29.4, 13.4] as const
const MOUTH = [9, 13] as const
const STATION: Box = [-12.5, -15.5, 25, 21.5]

export interface Name {
  readonly id: CityId
  readonly name: string
  readonly x: number
  /** Of the foot of the letters. */
  readonly y: number
  readonly anchor: Anchor
  readonly size: number
  readonly box: Box
}

export interface Wanted {
  readonly detail: Detail
  /** Map units for one px of lettering. */
  readonly unit: number
  /** Cities that keep their name at every scale. */
  readonly first: ReadonlySet<CityId>
  readonly stations: ReadonlySet<CityId>
  /** How much larger the cities are drawn. */
  readonly scale: number
  /** What names stay within. */
  readonly bounds: Box
}

/** What a name may lie over. From afar the letters are large; nearby they keep off all spaces. */
const COVERS: Readonly<Record<Detail, number>> = { near: 0, mid: 0, far: 2 }
/** Lying over a space with a mark (from afar only the middle one of a route has it), another space, or a city. */
const COST = { mark: 3, space: 1, city: 6 } as const
/** Each unit farther from its place, in the same coin; all of them together are less than one space. */
const FARTHER = 0.02
const SLACK = 0.9

/**
 * Names of the cities so that none lies over another name, and over as few cities, marks and spaces as can be. The
 * layout's place comes first, then places all around the city. A name that finds no room is left out, unless it is one
 * of `first` or the map is drawn large.
 */
export function namesOf(index: RailIndex, wanted: Wanted): readonly Name[] {
  const far = wanted.detail === 'far'
  const obstacles = index.routes.flatMap((placed) => [
    ...placed.spaces.map((space, n) => obstacle(space, ...WAGON, !far || n === placed.spaces.length >> 1 ? COST.mark : COST.space)),
    ...(far ? [] : mouthsOf(placed).map((space) => obstacle(space, ...MOUTH, COST.space))),
  ])
  const discs = new Map(index.cities.map(({ id, place }) => [id, discOf(place, wanted.stations.has(id), wanted.scale)]))
  const rank = (id: CityId): number => (wanted.first.has(id) ? 1000 : 0) + (index.city.get(id)?.routes.length ?? 0)
  const names: Name[] = []
  for (const city of index.cities.toSorted((a, b) => rank(b.id) - rank(a.id))) {
    const must = wanted.detail === 'near' || wanted.first.has(city.id)
    const { x, y } = city.place
    const near = (px: number, py: number): boolean => Math.abs(px - x) < REACH * wanted.unit && Math.abs(py - y) < REACH * wanted.unit
    const close = obstacles.filter((one) => near(one.x, one.y))
    const others = index.cities.filter(({ id, place }) => id !== city.id && near(place.x, place.y))
    let best: Name | undefined
    let least = must ? Infinity : COVERS[wanted.detail] + SLACK
    const consider = (name: Name, away: number): void => {
      let cost = away * FARTHER
      if (cost >= least || !within(name.box, wanted.bounds)) return
      const wide = padded(name)
      for (const other of names) if (touch(wide, other.box)) return
      const own = distanceTo(name.box, city.place)
      for (const other of others) {
        // a name that lies nearer to another city would be read as that one's
        if (distanceTo(name.box, other.place) <= own || touch(name.box, discs.get(other.id)!)) cost += COST.city
      }
      for (const one of close) {
        if (cost >= least) return
        if (covers(name.box, one)) cost += one.cost
      }
      if (cost < least) [best, least] = [name, cost]
    }
    const home = homeOf(city, wanted)
    const disc = discs.get(city.id)!
    if (!touch(home.box, disc)) consider(home, 0)
    for (const round of ROUNDS) if (!best || least >= COST.space) around(city, disc, wanted, round, consider)
    if (best) names.push(best)
  }
  return names
}

/** Squared. */
function distanceTo(box: Box, point: Point): number {
  const dx = Math.max(box[0] - point.x, 0, point.x - box[0] - box[2])
  const dy = Math.max(box[1] - point.y, 0, point.y - box[1] - box[3])
  return dx * dx + dy * dy
}

/** A name with the air that it needs to its left and right. */
function padded({ box: [x, y, width, height], size }: Name): Box {
  return [x - size / 4, y, width + size / 2, height]
}

function discOf({ x, y }: Point, station: boolean, scale: number): Box {
  const r = CITY_RADIUS * scale
  if (!station) return [x - r, y - r, 2 * r, 2 * r]
  return [x + STATION[0] * scale, y + STATION[1] * scale, STATION[2] * scale, STATION[3] * scale]
}

function nameAt({ id, name, place }: PlacedCity, x: number, y: number, anchor: Anchor, unit: number): Name {
  const size = LETTERS * unit
  const width = place.label.width * size
  const below = /[gjpqyș]/.test(name) ? HANGING : BELOW
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { id, name, x, y: y + 0.35 * size, anchor, size, box: [left, y - ABOVE * size, width, (ABOVE + below) * size] }
}

/** Where the layout has the name. */
function homeOf(city: PlacedCity, { unit }: Wanted): Name {
  const { x, y, anchor } = city.place.label
  return nameAt(city, x, y, anchor, unit)
}

/** Places in all directions, each so near that the box of the name touches that of the city grown by a gap. */
function around(
  city: PlacedCity, [left, top, wide, tall]: Box, wanted: Wanted, { turns, gaps }: (typeof ROUNDS)[number], consider: (name: Name, away: number) => void,
): void {
  const { box } = homeOf(city, wanted)
  for (const gap of gaps) {
    const [w, h] = [(wide + box[2]) / 2 + gap, (tall + box[3]) / 2 + gap]
    for (let turn = 0; turn < turns; turn++) {
      const [cos, sin] = [Math.cos((turn * 2 * Math.PI) / turns), Math.sin((turn * 2 * Math.PI) / turns)]
      const reach = Math.min(w / Math.max(1e-6, Math.abs(cos)), h / Math.max(1e-6, Math.abs(sin)))
      const name = nameAt(city, left + wide / 2 + cos * reach, top + tall / 2 + sin * reach, 'middle', wanted.unit)
      const moved = Math.hypot(name.box[0] - box[0], name.box[1] - box[1])
      consider(name, 10 + 0.3 * moved + 4 * (gap - gaps[0]))
    }
  }
}

function within([x, y, width, height]: Box, [left, top, wide, tall]: Box): boolean {
  return x >= left && y >= top && x + width <= left + wide && y + height <= top + tall
}

export function touch(a: Box, b: Box): boolean {
  return a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3]
}

/** A rectangle that a name should not cover. */
interface Obstacle {
  readonly x: number
  readonly y: number
  readonly cos: number
  readonly sin: number
  readonly length: number
  readonly width: number
  readonly cost: number
}

function obstacle([x, y, angle]: Space, length: number, width: number, cost: number): Obstacle {
  const turn = (angle * Math.PI) / 180
  return { x, y, cos: Math.cos(turn), sin: Math.sin(turn), length, width, cost }
}

/** A box lies over a rectangle: neither the axes of the one nor those of the other part them. */
function covers(box: Box, { x, y, cos, sin, length, width }: Obstacle): boolean {
  // a few hundred thousand calls for one drawing: no arrays are made here
  const w = box[2]
  const h = box[3]
  const dx = box[0] + w / 2 - x
  const dy = box[1] + h / 2 - y
  const upright = Math.abs(cos)
  const lying = Math.abs(sin)
  if (Math.abs(dx) >= (w + length * upright + width * lying) / 2 || Math.abs(dy) >= (h + length * lying + width * upright) / 2) return false
  return Math.abs(dx * cos + dy * sin) < (length + w * upright + h * lying) / 2 && Math.abs(dy * cos - dx * sin) < (width + w * lying + h * upright) / 2
}

export function overSpace(box: Box, space: Space): boolean {
  return covers(box, obstacle(space, 2 * HALF_LENGTH, 2 * HALF_WIDTH, 0))
}
