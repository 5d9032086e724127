/** Where cities and routes lie, in map units; pure. */
import type { Point } from '../board/geometry'
import type { CityId, CityPlace, RailLayout, RailMapData, RailRoute, RouteId, RoutePlace, Selection, Space } from './types'

export type { Point }

export const CITY_RADIUS = 8
/** Half of a space's length and of its width. */
export const HALF_LENGTH = 14
export const HALF_WIDTH = 5.3

export interface PlacedRoute {
  readonly route: RailRoute
  /** Its place in the lists by route. */
  readonly index: number
  readonly spaces: readonly Space[]
  readonly wheels: readonly number[]
  /** The middle of its way. */
  readonly middle: Point
  /** City, middles of the spaces, city. */
  readonly way: readonly Point[]
}

export interface PlacedCity {
  readonly id: CityId
  readonly name: string
  readonly place: CityPlace
  readonly routes: readonly RouteId[]
}

/** The cities and routes of a map with their places. */
export class RailIndex {
  readonly routes: readonly PlacedRoute[]
  readonly cities: readonly PlacedCity[]
  readonly route: ReadonlyMap<RouteId, PlacedRoute>
  readonly city: ReadonlyMap<CityId, PlacedCity>

  constructor(map: Pick<RailMapData, 'cities' | 'routes'>, layout: Pick<RailLayout, 'cities' | 'routes'>) {
    this.cities = map.cities.map(({ id, name }) => ({
      id,
      name,
      place: known(layout.cities[id], id),
      routes: map.routes.filter(({ a, b }) => a === id || b === id).map((route) => route.id),
    }))
    this.city = new Map(this.cities.map((city) => [city.id, city]))
    this.routes = map.routes.map((route, index) => this.#placed(route, index, known(layout.routes[route.id], route.id)))
    this.route = new Map(this.routes.map((placed) => [placed.route.id, placed]))
  }

  #placed(route: RailRoute, index: number, { spaces, wheels = [] }: RoutePlace): PlacedRoute {
    const [a, b] = [this.city.get(route.a), this.city.get(route.b)].map((city) => ({ x: city?.place.x ?? 0, y: city?.place.y ?? 0 }))
    const middles = spaces.map(([x, y]) => ({ x, y }))
    const [low, high] = [middles[(middles.length - 1) >> 1], middles[middles.length >> 1]]
    const middle = low && high ? { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 } : { x: 0, y: 0 }
    return { route, index, spaces, wheels, middle, way: [a!, ...middles, b!] }
  }

  /** The point that stands for a target: the middle of a route, a city. Undefined: the map does not have it. */
  at({ kind, id }: Selection): Point | undefined {
    return kind === 'route' ? this.route.get(id)?.middle : this.city.get(id)?.place
  }

  /** The points of a target that nothing should cover: the spaces and both cities of a route, or a city. */
  points({ kind, id }: Selection): readonly Point[] {
    const city = this.city.get(id)?.place
    return kind === 'route' ? (this.route.get(id)?.way ?? []) : city ? [city] : []
  }
}

function known<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`the layout has no "${id}"`)
  return found
}

/** Distance of a point from the spaces of a route and the gaps between them; on them 0. */
export function distanceToRoute(point: Point, { spaces }: Pick<PlacedRoute, 'spaces'>): number {
  const middles = spaces.map(([x, y]) => ({ x, y }))
  const own = spaces.map((space) => toSegment(point, ...ends(space)))
  const between = middles.slice(1).map((middle, i) => toSegment(point, middles[i]!, middle))
  return Math.max(0, Math.min(...own, ...between) - HALF_WIDTH)
}

/** The two ends of the middle line of a space. */
export function ends([x, y, angle]: Space): readonly [Point, Point] {
  const turn = (angle * Math.PI) / 180
  const [dx, dy] = [Math.cos(turn) * HALF_LENGTH, Math.sin(turn) * HALF_LENGTH]
  return [{ x: x - dx, y: y - dy }, { x: x + dx, y: y + dy }]
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function toSegment(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const squared = dx * dx + dy * dy
  const along = squared === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / squared))
  return Math.hypot(point.x - a.x - along * dx, point.y - a.y - along * dy)
}

/** SVG path of rectangles with round corners around the spaces of a route, all moved down by `drop`. */
export function plates(spaces: readonly Space[], width: number, height: number, radius: number, drop = 0): string {
  return spaces.map((space) => plate(space, width, height, radius, drop)).join('')
}

export function plate([x, y, angle]: Space, width: number, height: number, radius: number, drop = 0): string {
  const turn = (angle * Math.PI) / 180
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const at = (u: number, v: number): string => `${hundredths(x + u * cos - v * sin)} ${hundredths(y + drop + u * sin + v * cos)}`
  const w = width / 2
  const h = height / 2
  if (radius === 0) return `M${at(-w, -h)}L${at(w, -h)}L${at(w, h)}L${at(-w, h)}Z`
  const r = Math.min(radius, w, h)
  const arc = `A${r} ${r} 0 0 1 `
  return `M${at(-w + r, -h)}L${at(w - r, -h)}${arc}${at(w, -h + r)}L${at(w, h - r)}${arc}${at(w - r, h)}L${at(-w + r, h)}${arc}${at(-w, h - r)}L${at(-w, -h + r)}${arc}${at(-w + r, -h)}Z`
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}

/** SVG path of a line through points. */
export function line(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
}

/** The mouths of a tunnel: in line with its first and its last space, facing out of it to the right. */
export function mouthsOf({ route, spaces, way }: PlacedRoute): readonly Space[] {
  const [first, last, from, to] = [spaces[0], spaces.at(-1), way[0], way.at(-1)]
  return route.tunnel && first && last && from && to ? [mouth(first, from), mouth(last, to)] : []
}

function mouth([x, y, angle]: Space, city: Point): Space {
  const turn = (angle * Math.PI) / 180
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
  const ahead = (city.x - x) * dx + (city.y - y) * dy > 0 ? 1 : -1
  const away = HALF_LENGTH + 3.6
  return [x + ahead * away * dx, y + ahead * away * dy, ahead > 0 ? angle : angle + 180]
}
