import { t } from '../i18n'
import type { RailTip, Selection } from '../rail-map/types'
import type { Flow } from './flow.svelte'
import type { Rails } from './map'
import type { PublicView } from './wire'
import { why } from './words'

/** "Yellow tunnel, 2 spaces, 2 points". */
export function routeText(rails: Rails, id: string): string {
  const { colour, length, tunnel, ferry } = rails.route(id)
  const kind = tunnel ? 'tunnel' : ferry ? 'ferry' : 'track'
  return t('ttr-route', { kind: t(`ttr-kind-${kind}`, { colour: t(`ttr-colour-${colour}`) }), length, points: rails.points(id) })
}

/** What a route or a city is, who has built there, and why it cannot be chosen. */
export function railTip(target: Selection, flow: Flow, view: PublicView, nameOf: (seat: number) => string): RailTip {
  return target.kind === 'route' ? routeTip(target.id, flow, view, nameOf) : cityTip(target.id, flow, view, nameOf)
}

function routeTip(id: string, flow: Flow, view: PublicView, nameOf: (seat: number) => string): RailTip {
  const { rails } = flow
  const { ferry } = rails.route(id)
  const owner = view.owners[rails.indexOf(id)] ?? -1
  const lines = [routeText(rails, id)]
  if (ferry) lines.push(t('ttr-route-ferry', { count: ferry }))
  if (owner >= 0) lines.push(t('ttr-route-owner', { name: nameOf(owner) }))
  const offer = flow.phase === 'turn' && owner < 0 ? flow.offer(id) : null
  return { title: rails.routeName(id), lines, reason: why(offer?.problem, nameOf) }
}

function cityTip(id: string, flow: Flow, view: PublicView, nameOf: (seat: number) => string): RailTip {
  const { rails } = flow
  const station = view.stations.find(({ city }) => city === id)
  const wanted = [...(flow.own?.tickets ?? []), ...(flow.own?.offer ?? [])]
    .map(({ ticket }) => rails.ticket(ticket))
    .filter(({ a, b }) => a === id || b === id)
  const lines = wanted.map(({ id: ticket, points }) => t('ttr-city-ticket', { ticket: rails.ticketName(ticket), points }))
  if (station) lines.unshift(t('ttr-city-station', { name: nameOf(station.seat) }))
  const reason = flow.mode === 'station' && station ? t('named-CITY_TAKEN', { name: nameOf(station.seat) }) : undefined
  return { title: rails.city(id), lines, reason }
}
