// What the map is to point out during play.

import type { MapMark, Selection } from '../rail-map/types'
import { placeOf } from './deeds'
import type { Rails } from './map'
import type { Built } from './story'
import type { PrivateView } from './wire'

export interface Looking {
  ticket: string | null
  ways: boolean
}

/** Marks of the ticket looked at, the missing ways, what was built last, and what would be claimed. */
export function playMarks(
  rails: Rails,
  own: PrivateView | null,
  looking: Looking,
  last: Built,
  claim: { target: Selection | null; seat: number | null },
): MapMark[] {
  const marks: MapMark[] = []
  if (last.routes.length + last.cities.length > 0) marks.push({ kind: 'last', ...last })
  if (looking.ways) {
    const routes = waysOf(own, looking.ticket)
    if (routes.length > 0) marks.push({ kind: 'way', routes, cities: [] })
  }
  if (looking.ticket) {
    const { a, b } = rails.ticket(looking.ticket)
    marks.push({ kind: 'ticket', routes: [], cities: [a, b] })
  }
  if (claim.target && claim.seat !== null) {
    const { kind, id } = claim.target
    marks.push({ kind: 'payment', routes: kind === 'route' ? [id] : [], cities: kind === 'city' ? [id] : [], seat: claim.seat })
  }
  return marks
}

/** Where the actions that are pointed out would do something. */
export function adviceMarks(actions: readonly string[]): MapMark[] {
  const places = actions.flatMap((action) => placeOf(action) ?? [])
  const ids = (kind: 'route' | 'city'): string[] => [...new Set(places.filter((place) => place.kind === kind).map(({ id }) => id))]
  const [routes, cities] = [ids('route'), ids('city')]
  return [
    ...(routes.length > 0 ? [{ kind: 'way' as const, routes, cities: [] }] : []),
    ...(cities.length > 0 ? [{ kind: 'ticket' as const, routes: [], cities }] : []),
  ]
}

/** The routes that are missing for a ticket, or for all that are not done. */
export function waysOf(own: PrivateView | null, ticket: string | null): string[] {
  if (!own) return []
  const open = [...own.tickets.filter(({ done }) => !done), ...own.offer]
  const wanted = ticket === null ? open : open.filter((one) => one.ticket === ticket)
  return [...new Set(wanted.flatMap(({ way }) => way ?? []))]
}
