// Learn Ticket to Ride: Europe by playing.

import type { TableSession } from '../app/session.svelte'
import { Rails, type RailFiles } from '../ticket-to-ride/map'
import type { TicketToRide } from '../ticket-to-ride/wire'
import type { Facts, Lesson } from './lesson'

/** The routes for which the learner's first cards and the first row are meant. */
const ROUTE = 'munchen-wien-orange'
const TUNNEL = 'munchen-zurich-yellow'
const FERRY = 'dieppe-london-gray-1'
/** Amid the ways that the learner's tickets ask for. */
const CITY = 'wien'
const DRAWN = ['FaceUpTaken', 'BlindDrawn'] as const
const WAIT = { until: ['TurnOpened'], watching: true, point: ['[data-seat]'] } as const

export const europe: Lesson = {
  id: 'ttr',
  steps: [
    { id: 'welcome', whole: true },
    { id: 'tickets', point: ['[data-part="offer"]'], until: ['FirstTicketsChosen'] },
    { id: 'cards', point: ['[data-row], [data-deck]'], until: DRAWN },
    { id: 'second', point: ['[data-row], [data-deck]'], until: DRAWN, when: 'second' },
    { id: 'others', ...WAIT },
    { id: 'claim', point: ['[data-claim]', `[data-route="${ROUTE}"]`], until: ['RouteClaimed', 'TunnelTried'], whole: true, when: 'route' },
    { id: 'claim-any', point: ['[data-claim]'], until: ['RouteClaimed', 'TunnelTried'], when: 'noRoute' },
    { id: 'claimed', point: ['tr.mine[data-seat]', '[data-hand]'], when: 'claimed' },
    { id: 'again', ...WAIT },
    { id: 'tunnel', point: ['[data-claim]', `[data-route="${TUNNEL}"]`], until: ['TunnelTried'], whole: true, when: 'tunnel' },
    { id: 'tunnel-due', point: ['section.tunnel'], until: ['TunnelPaid', 'TunnelDeclined'], when: 'asked' },
    { id: 'tunnel-free', when: 'free' },
    { id: 'tunnel-paid', when: 'paid' },
    { id: 'tunnel-left', when: 'declined' },
    { id: 'tunnel-seen', when: 'noTunnel' },
    { id: 'ferry', point: [`[data-route="${FERRY}"]`], whole: true },
    { id: 'station', point: ['[data-part="station"]'] },
    { id: 'station-draw', point: ['[data-row], [data-deck]'], until: DRAWN, when: 'poor' },
    { id: 'station-build', point: ['[data-claim]', `.possible[data-city="${CITY}"]`, '[data-part="station"]'], until: ['StationBuilt'], whole: true, when: 'rich' },
    { id: 'station-built', point: ['tr.mine[data-seat]', '[data-hand]'], when: 'built' },
    { id: 'more', point: ['[data-part="tickets"]'] },
    { id: 'last', point: ['[data-seat]'] },
    { id: 'score' },
    { id: 'free-play' },
  ],
}

export function europeFacts(session: TableSession<TicketToRide>): Facts | null {
  const { step, seat, happened } = session
  const view = step?.view
  if (!view || !step.own || seat === null) return null
  const rails = new Rails((session.board as RailFiles).rules)
  const free = (route: string): boolean => view.owners[rails.indexOf(route)] === -1
  const mine = happened.map(({ event }) => event).filter((event) => 'seat' in event && event.seat === seat)
  const claimed = mine.findLast((event) => event.type === 'RouteClaimed')
  const tried = mine.findLast((event) => event.type === 'TunnelTried')
  const asked = mine.findLast((event) => event.type === 'TunnelAsks')
  const answer = mine.findLast((event) => event.type === 'TunnelPaid' || event.type === 'TunnelDeclined')
  const built = mine.findLast((event) => event.type === 'StationBuilt')
  const cards = step.own.hand.reduce((sum, count) => sum + count, 0)
  const waits = view.phase === 'tunnel' && view.seat === seat
  const own = view.seats[seat]
  return {
    second: view.phase === 'second' && view.seat === seat,
    route: free(ROUTE),
    noRoute: !free(ROUTE),
    claimed: claimed !== undefined,
    name: claimed ? rails.routeName(claimed.route) : '',
    points: claimed?.points ?? 0,
    trains: own?.trains ?? 0,
    tunnel: free(TUNNEL),
    noTunnel: !free(TUNNEL) && tried === undefined,
    asked: waits,
    due: asked?.due ?? 0,
    free: tried !== undefined && !waits && asked === undefined,
    paid: !waits && answer?.type === 'TunnelPaid',
    declined: !waits && answer?.type === 'TunnelDeclined',
    poor: cards === 0 && built === undefined,
    rich: cards > 0 && built === undefined,
    built: built !== undefined,
    city: rails.city(built?.city ?? CITY),
    left: own?.stations ?? 0,
  }
}
