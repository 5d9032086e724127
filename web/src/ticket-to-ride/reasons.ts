// Why an action may be good: facts that one's own side shows, none that are guessed.

import { listed, t } from '../i18n'
import type { Rails } from './map'
import type { PrivateView, PublicView } from './wire'
import { cardsName, LOCOMOTIVE } from './words'

export interface Known {
  view: PublicView
  own: PrivateView
  rails: Rails
}

export function railReasons(action: string, known: Known): string[] {
  const [word = '', name = '', ...rest] = action.split(' ')
  switch (word) {
    case 'claim': return [...onTheWay(name, known), t('hint-ttr-points', { points: known.rails.points(name) })]
    case 'face': return card(known.view.row[Number(name) - 1] ?? null, known)
    case 'blind': return blind(known)
    case 'tickets': return known.own.tickets.every(({ done }) => done) ? [t('hint-ttr-all-done')] : []
    case 'keep': return keep([name, ...rest], known)
    case 'station': return known.own.tickets.filter(({ done, way }) => !done && way === null).map(({ ticket }) => t('hint-ttr-no-way', { ticket: known.rails.ticketName(ticket) }))
    case 'pay': return known.view.tunnel ? onTheWay(known.view.tunnel.route, known) : []
    default: return []
  }
}

/** The tickets on whose shortest missing way a route lies. */
function onTheWay(route: string, { own, rails }: Known): string[] {
  const tickets = own.tickets.filter(({ done, way }) => !done && way?.includes(route)).map(({ ticket }) => rails.ticketName(ticket))
  return tickets.length > 0 ? [t('hint-ttr-on-way', { tickets: listed(tickets), count: tickets.length })] : []
}

/** The routes of missing ways that ask for a colour of which there are too few cards yet. */
function wanting(known: Known): { route: string; colour: string; have: number; need: number }[] {
  const { own, rails } = known
  const ways = new Set(own.tickets.flatMap(({ done, way }) => (done ? [] : (way ?? []))))
  return [...ways].flatMap((route) => {
    const { colour, length } = rails.route(route)
    const have = own.hand[rails.cards.indexOf(colour)] ?? 0
    return rails.cards.includes(colour) && have < length ? [{ route, colour, have, need: length }] : []
  })
}

function card(taken: string | null, known: Known): string[] {
  if (taken === null) return []
  if (taken === LOCOMOTIVE) return [t('hint-ttr-locomotive')]
  const wanted = wanting(known).find(({ colour }) => colour === taken)
  if (wanted) return [t('hint-ttr-colour', { route: known.rails.routeName(wanted.route), cards: cardsName(taken, wanted.need), have: wanted.have })]
  const have = known.own.hand[known.rails.cards.indexOf(taken)] ?? 0
  return have > 0 ? [t('hint-ttr-more', { cards: cardsName(taken, have) })] : []
}

function blind(known: Known): string[] {
  const open = known.view.row
  const useful = open.includes(LOCOMOTIVE) || wanting(known).some(({ colour }) => open.includes(colour))
  return useful ? [] : [t('hint-ttr-blind')]
}

function keep(tickets: readonly string[], { own, rails }: Known): string[] {
  const kept = own.offer.filter(({ ticket }) => tickets.includes(ticket))
  const said = kept.map(({ ticket, trains, way }) =>
    way === null ? t('hint-ttr-no-way', { ticket: rails.ticketName(ticket) }) : t('hint-ttr-trains', { ticket: rails.ticketName(ticket), trains, points: rails.ticket(ticket).points }),
  )
  const routes = kept.flatMap(({ way }) => way ?? [])
  const shared = routes.length - new Set(routes).size
  return shared > 0 ? [...said, t('hint-ttr-shared', { count: shared })] : said
}
