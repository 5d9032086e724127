import { t } from '../i18n'
import type { Rails } from './map'
import type { OfferedTicket, TicketView } from './wire'

export function ticketState({ done, with_stations }: TicketView): 'done' | 'station' | 'open' {
  if (done) return 'done'
  return with_stations ? 'station' : 'open'
}

/** How far a ticket is from done, in words. */
export function ticketNote(ticket: TicketView | OfferedTicket): string {
  if ('done' in ticket && ticket.done) return t('ttr-ticket-done')
  if ('with_stations' in ticket && ticket.with_stations) return t('ttr-ticket-station')
  return ticket.way === null ? t('ttr-ticket-no-way') : t('ttr-ticket-missing', { trains: ticket.trains })
}

/** Points of the tickets done, and of the others. */
export function ticketTotals(tickets: readonly TicketView[], rails: Rails): { done: number; open: number } {
  let done = 0
  let open = 0
  for (const ticket of tickets) {
    const { points } = rails.ticket(ticket.ticket)
    if (ticket.done) done += points
    else open += points
  }
  return { done, open }
}
