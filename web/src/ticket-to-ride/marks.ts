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
  const marks = new Map<string, MapMark>()
  for (const [at, action] of actions.entries()) {
    const place = placeOf(action)
    if (!place || marks.has(place.id)) continue
    const rank = at + 1
    marks.set(place.id, place.kind === 'route' ? { kind: 'way', routes: [place.id], cities: [], rank } : { kind: 'ticket', routes: [], cities: [place.id], rank })
  }
  return [...marks.values()]
}

/** The routes that are missing for a ticket, or for all that are not done. */
export function waysOf(own: PrivateView | null, ticket: string | null): string[] {
  if (!own) return []
  const open = [...own.tickets.filter(({ done }) => !done), ...own.offer]
  const wanted = ticket === null ? open : open.filter((one) => one.ticket === ticket)
  return [...new Set(wanted.flatMap(({ way }) => way ?? []))]
}
