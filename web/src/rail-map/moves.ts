/** Ways of the arrow keys over the map; pure. */
import type { Point, RailIndex } from './geometry'
import type { Selection } from './types'

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

export function isArrow(key: string): boolean {
  return key in WAYS
}

/**
 * Where an arrow leads: from city to city and from route to route, or with `other` from one kind to the other; to the
 * nearest in that direction, and rather straight ahead than near. Undefined: there is nothing on that side.
 */
export function step(index: RailIndex, from: Selection, key: string, other = false): Selection | undefined {
  const way = WAYS[key]
  const here = index.at(from)
  if (!way || !here) return undefined
  const kind = other ? (from.kind === 'route' ? 'city' : 'route') : from.kind
  let best: Selection | undefined
  let least = Infinity
  for (const id of kind === 'route' ? index.route.keys() : index.city.keys()) {
    const target: Selection = { kind, id }
    const there = index.at(target)
    if (!there || (kind === from.kind && id === from.id)) continue
    const forward = (there.x - here.x) * way.x + (there.y - here.y) * way.y
    const aside = Math.abs((there.x - here.x) * way.y) + Math.abs((there.y - here.y) * way.x)
    if (forward <= 0 || aside > forward * 2) continue
    const cost = forward + 1.6 * aside
    if (cost < least) [best, least] = [target, cost]
  }
  return best
}

/** The next or last one that can be chosen, in the order of the map: all around. */
export function nextPossible(list: readonly Selection[], from: Selection, by: 1 | -1, order: (target: Selection) => number): Selection | undefined {
  const at = order(from)
  const after = by === 1 ? list.find((one) => order(one) > at) : list.findLast((one) => order(one) < at)
  return after ?? (by === 1 ? list[0] : list.at(-1))
}
