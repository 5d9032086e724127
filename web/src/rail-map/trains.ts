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

/** The train on a route, as it was told last: as long as it stands there it is the very same thing. */
const standing = new WeakMap<PlacedRoute, Train>()

export function trainsOf(routes: readonly PlacedRoute[], owners: readonly number[], seatColours: readonly SeatColour[]): readonly Train[] {
  return routes.flatMap((placed) => {
    const { route, index, spaces, way } = placed
    const seat = owners[index] ?? -1
    const colour = seatColours[seat]
    if (!colour) return []
    const key = `${seat} ${route.id}`
    const known = standing.get(placed)
    if (known?.key === key && known.colour === colour) return [known]
    const train = { key, id: route.id, colour, wagons: spaces.map((space, n) => ({ key: `${key} ${n}`, space, from: along(space, way[n]) })) }
    standing.set(placed, train)
    return [train]
  })
}

/** The direction of a space's track towards a point. */
function along([x, y, angle]: Space, to: Point | undefined): Point {
  const turn = (angle * Math.PI) / 180
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
  return to && (to.x - x) * dx + (to.y - y) * dy < 0 ? { x: -dx, y: -dy } : { x: dx, y: dy }
}
