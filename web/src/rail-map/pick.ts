/** What lies under a pointer; pure. */
import { CITY_RADIUS, distance, distanceToRoute, type Point, type RailIndex } from './geometry'
import type { CityId, RouteId, Selection } from './types'

/** A finger hits what lies within this of its middle, in px: targets of 44 px. */
const REACH = 22
/** What is this much (px) farther than the nearest may have been meant as well. */
const DOUBT = 10
/** A mouse is exact, but for the air between the spaces (map units). */
const AIR = 1.2

export interface Possible {
  readonly claimable: ReadonlySet<RouteId>
  readonly buildable: ReadonlySet<CityId>
}

interface Near {
  readonly target: Selection
  readonly away: number
  readonly possible: boolean
}

/** Everything within reach of a point, the nearest first. */
function around(index: RailIndex, point: Point, reach: number, { claimable, buildable }: Possible): Near[] {
  const routes = index.routes.map((placed): Near => ({
    target: { kind: 'route', id: placed.route.id },
    away: distanceToRoute(point, placed),
    possible: claimable.has(placed.route.id),
  }))
  const cities = index.cities.map(({ id, place }): Near => ({
    target: { kind: 'city', id },
    away: Math.max(0, distance(point, place) - CITY_RADIUS),
    possible: buildable.has(id),
  }))
  // where both are as near, the city: it lies on top
  return [...cities, ...routes].filter(({ away }) => away <= reach).toSorted((a, b) => a.away - b.away)
}

/** What a mouse points at. */
export function under(index: RailIndex, point: Point, possible: Possible): Selection | null {
  return around(index, point, AIR, possible)[0]?.target ?? null
}

/**
 * What a finger may have meant, at scale k. One target: that. Several: all can be chosen and the person has to say
 * which. Where something that can be chosen lies about as near as something that cannot, the finger meant the former.
 */
export function meant(index: RailIndex, point: Point, k: number, possible: Possible): readonly Selection[] {
  const near = around(index, point, REACH / k, possible)
  const nearest = near[0]
  if (!nearest) return []
  const likely = near.filter(({ away }) => (away - nearest.away) * k <= DOUBT)
  const choices = likely.filter((one) => one.possible)
  if (choices.length > 0) return choices.map(({ target }) => target)
  // within reach alone is enough for what can be chosen, as nothing is lost by it
  const only = near.filter((one) => one.possible)
  return nearest.away > 0 && only.length > 0 ? [only[0]!.target] : [nearest.target]
}
