import type { Point } from './geometry'
import type { Box } from './viewport'

/** Farther than this (px) from a point a box does not bother the thumb that aims at it. */
const CLEAR = 24

function covers([x, y, width, height]: Box, point: Point): boolean {
  return point.x > x - CLEAR && point.x < x + width + CLEAR && point.y > y - CLEAR && point.y < y + height + CLEAR
}

/** The first of some places that covers the fewest points, and how many it does. */
export function clearest<Place extends { readonly box: Box }>(
  places: readonly [Place, ...Place[]], points: readonly Point[],
): { place: Place; covered: number } {
  const [first, ...rest] = places.map((place) => ({ place, covered: points.filter((point) => covers(place.box, point)).length }))
  return rest.reduce((best, next) => (next.covered < best.covered ? next : best), first!)
}
