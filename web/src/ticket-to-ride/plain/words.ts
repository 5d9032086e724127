import { listed, t } from '../../i18n'
import type { Flow } from '../flow.svelte'
import type { Rails } from '../map'
import { ticketNote } from '../tickets'
import type { OfferedTicket, PublicView, TicketView } from '../wire'
import { why } from '../words'

/** A ticket, and how far it is from done, with its missing way. */
export function ticketText(rails: Rails, ticket: TicketView | OfferedTicket): { title: string; note: string } {
  const { a, b, points, long } = rails.ticket(ticket.ticket)
  const title = t('ttr-plain-ticket', { from: rails.city(a), to: rails.city(b), points, long: long ? 1 : 0 })
  const done = 'done' in ticket && ticket.done
  const way = done || !ticket.way || ticket.way.length === 0 ? '' : t('ttr-plain-way', { routes: listed(ticket.way.map((id) => rails.routeName(id))) })
  return { title, note: [ticketNote(ticket), way].filter(Boolean).join('. ') }
}

/** Whose a route is, or why it cannot be claimed now; empty where it is free and nothing more is known. */
export function routeState(id: string, flow: Flow, view: PublicView, nameOf: (seat: number) => string): string {
  const owner = view.owners[flow.rails.indexOf(id)] ?? -1
  if (owner >= 0) return t('ttr-route-owner', { name: nameOf(owner) })
  return (flow.free ? why(flow.offer(id)?.problem, nameOf) : undefined) ?? t('ttr-plain-free')
}
