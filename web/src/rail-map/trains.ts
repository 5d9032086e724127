/** The wagons on claimed routes; pure. */
import type { PlacedRoute, Point } from './geometry'
import type { RouteId, SeatColour, Space } from './types'

export interface Wagon {
  /** Its seat, route and space: the same wagon keeps its key. */
  readonly key: string
  readonly space: Space
  /** From where along its track it comes. */
  readonly from: Point
}

export interface Train {
  readonly key: string
  readonly id: RouteId
  readonly colour: SeatColour
  readonly wagons: readonly Wagon[]
}

export function trainsOf(routes: readonly PlacedRoute[], owners: readonly number[], seatColours: readonly SeatColour[]): readonly Train[] {
  return routes.flatMap(({ route, index, spaces, way }) => {
    const seat = owners[index] ?? -1
    const colour = seatColours[seat]
    if (!colour) return []
    const key = `${seat} ${route.id}`
    return [{ key, id: route.id, colour, wagons: spaces.map((space, n) => ({ key: `${key} ${n}`, space, from: along(space, way[n]) })) }]
  })
}

/** The direction of a space's track towards a point. */
function along([x, y, angle]: Space, to: Point | undefined): Point {
  const turn = (angle * Math.PI) / 180
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
  return to && (to.x - x) * dx + (to.y - y) * dy < 0 ? { x: -dx, y: -dy } : { x: dx, y: dy }
}
