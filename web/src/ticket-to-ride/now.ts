import type { TableSession } from '../app/session.svelte'
import { nowThen } from '../history/then'
import { listed, t } from '../i18n'
import { isAway, turnsUntil } from '../table/people'
import { mustPass } from './choices'
import type { Flow } from './flow.svelte'
import { endReason } from './say'
import type { PublicView, TicketToRide } from './wire'
import { why } from './words'

/** What the sign says: the plate, what is being done, and one sentence of help. */
export interface Now {
  plate: string
  /** Who it is that does what the title says, where it is somebody else. */
  who?: string
  mine: boolean
  title: string
  help: string
}

type NameOf = (seat: number) => string

/** `counting`: the scoring plays, and nothing says yet who has won. `said`: what the shown step told, in words. */
export function nowOf(view: PublicView, flow: Flow, session: TableSession<TicketToRide>, nameOf: NameOf, counting = false, said = ''): Now {
  if (view.result && counting) return { plate: t('ttr-over'), mine: true, title: t('table-scoring-title'), help: endReason(view.result.reason) }
  if (view.result) return over(view, nameOf)
  const now = view.phase === 'choose' ? choosing(view, flow, session, nameOf) : flow.myTurn ? mine(view, flow, nameOf) : others(view, flow, session, nameOf)
  return session.past ? nowThen(session.past, said, now) : now
}

function over(view: PublicView, nameOf: NameOf): Now {
  const { winners, seats } = view.result ?? { winners: [], seats: [] }
  const total = seats[winners[0] ?? 0]?.total ?? 0
  const title =
    winners.length === 1
      ? t('ttr-now-won', { name: nameOf(winners[0] ?? 0), total })
      : t('ttr-now-shared', { names: listed(winners.map(nameOf)), total })
  return { plate: t('ttr-over'), mine: true, title, help: endReason(view.result?.reason ?? '') }
}

function choosing(view: PublicView, flow: Flow, session: TableSession<TicketToRide>, nameOf: NameOf): Now {
  if (flow.keep) {
    return { plate: t('ttr-plate-choose'), mine: true, title: t('ttr-now-first'), help: t('ttr-now-first-help', { least: flow.keep.least }) }
  }
  const missing = view.seats.flatMap(({ chosen }, seat) => (chosen ? [] : [nameOf(seat)]))
  const help = session.connection === 'waiting' ? t('table-connection-lost') : missing.length > 0 ? t('ttr-now-missing', { names: listed(missing), count: missing.length }) : ''
  return { plate: t('ttr-plate-choose'), mine: false, title: t('ttr-now-first-others'), help }
}

function mine(view: PublicView, flow: Flow, nameOf: NameOf): Now {
  const say = (title: string, help: string): Now => ({ plate: t('table-your-turn'), mine: true, title, help })
  switch (view.phase) {
    case 'second':
      return say(t('ttr-now-second'), t('ttr-now-second-help'))
    case 'choice':
      return say(t('ttr-now-choice'), t('ttr-now-choice-help', { least: flow.keep?.least ?? 1 }))
    case 'tunnel': {
      const due = view.tunnel?.due ?? 0
      return say(t('ttr-now-tunnel', { due }), t(flow.ways.length > 0 ? 'ttr-now-tunnel-help' : 'ttr-now-tunnel-poor'))
    }
    default:
      return turn(view, flow, nameOf, say)
  }
}

function turn(view: PublicView, flow: Flow, nameOf: NameOf, say: (title: string, help: string) => Now): Now {
  const { target, rails } = flow
  if (target?.kind === 'route') {
    const name = rails.routeName(target.id)
    const offer = flow.offer(target.id)
    if (!flow.payment) return say(name, why(offer?.problem, nameOf) ?? '')
    return say(t('ttr-now-claim', { route: name }), t(rails.route(target.id).tunnel ? 'ttr-now-claim-tunnel' : 'ttr-now-claim-help'))
  }
  if (target?.kind === 'city' && flow.payment) return say(t('ttr-now-site', { city: rails.city(target.id) }), t('ttr-now-claim-help'))
  if (flow.mode === 'claim') return say(t('ttr-now-claims'), t('ttr-now-claims-help', { count: flow.claims.size }))
  if (flow.mode === 'station') {
    const built = rails.data.stations - (view.seats[flow.session.seat ?? 0]?.stations ?? 0)
    return say(t('ttr-now-station'), t('ttr-now-station-help', { cost: built + 1 }))
  }
  if (mustPass(flow.menu)) return say(t('ttr-now-pass'), t('ttr-now-pass-help'))
  const final = view.turns_to_go !== null && view.turns_to_go <= view.seats.length
  return say(t('ttr-now-turn'), t(final ? 'ttr-now-turn-last' : 'ttr-now-turn-help'))
}

function others(view: PublicView, flow: Flow, session: TableSession<TicketToRide>, nameOf: NameOf): Now {
  const name = nameOf(view.seat)
  const title =
    view.phase === 'tunnel' && view.tunnel
      ? t('ttr-now-other-tunnel', { route: flow.rails.routeName(view.tunnel.route), due: view.tunnel.due })
      : t(`ttr-now-other-${view.phase}`)
  return { plate: name, who: name, mine: false, title, help: waitingHelp(view, session, nameOf) }
}

function waitingHelp(view: PublicView, session: TableSession<TicketToRide>, nameOf: NameOf): string {
  const { seat } = session
  if (session.connection === 'waiting') return t('table-connection-lost')
  const mover = session.table?.seats.find((one) => one.seat === view.seat)
  if (mover && isAway(mover)) return t('table-mover-away', { name: nameOf(view.seat) })
  if (seat === null) return t('table-watching')
  if (session.awayFromSeat) return t('table-played-for-me')
  const turns = turnsUntil(view.seat, seat, view.seats.length)
  if (view.turns_to_go !== null && turns >= view.turns_to_go) return t('table-last-turn-had')
  return turns <= 1 ? t('table-next') : t('table-turns-until', { turns })
}
