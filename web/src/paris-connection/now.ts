import type { TableSession } from '../app/session.svelte'
import { nowThen } from '../history/then'
import { listed, t } from '../i18n'
import { hadLastTurn, isAway, turnsUntil } from '../table/people'
import type { Paris, PublicView } from './wire'
import type { Flow } from './flow.svelte'
import { names } from './words'

/** What the sign says: the plate, what is being done, and one sentence of help. */
export interface Now {
  plate: string
  /** Who it is that does what the title says, where it is somebody else. */
  who?: string
  mine: boolean
  title: string
  help: string
}

/** `said`: what the shown step told, in words. `counting`: the hands are being opened, and nothing says yet who has won. */
export function nowOf(view: PublicView, flow: Flow, session: TableSession<Paris>, nameOf: (seat: number) => string, said = '', counting = false): Now {
  if (view.result && counting) return { plate: t('table-over'), mine: true, title: t('table-scoring-title'), help: '' }
  if (view.result) {
    const { winners, seats } = view.result
    const total = seats[winners[0] ?? 0]?.total ?? 0
    const title =
      winners.length === 1
        ? t('pc-now-won', { name: nameOf(winners[0] ?? 0), total })
        : t('pc-now-shared', { names: listed(winners.map(nameOf)), total })
    return { plate: t('table-over'), mine: true, title, help: '' }
  }
  const now = flow.myTurn ? mine(view, flow) : others(view, session, nameOf)
  return session.past ? nowThen(session.past, said, now) : now
}

function mine(view: PublicView, flow: Flow): Now {
  const say = (title: string, help: string): Now => ({ plate: t('table-your-turn'), mine: true, title, help })
  const { build } = view
  if (flow.mode === 'trade') return say(t('pc-now-trade'), t('pc-now-trade-help'))
  if (build) {
    const count = build.placements.length
    const state = afterPlacing(flow, count, build.most)
    return say(t('pc-now-chosen', names(build.company)), t(`pc-now-${state}-help`))
  }
  if (flow.company) return say(t('pc-now-chosen', names(flow.company)), t('pc-now-chosen-help'))
  return say(t('pc-now-choose'), t('pc-now-choose-help'))
}

function afterPlacing(flow: Flow, count: number, most: number): 'ending' | 'built' | 'full' | 'stuck' {
  if (flow.menu?.finish.ends) return 'ending'
  if (flow.legal.length > 0) return 'built'
  return count >= most ? 'full' : 'stuck'
}

function others(view: PublicView, session: TableSession<Paris>, nameOf: (seat: number) => string): Now {
  const name = nameOf(view.seat)
  const { build } = view
  const title = build
    ? t('pc-now-other-building', names(build.company))
    : t('pc-now-other-choosing')
  return { plate: name, who: name, mine: false, title, help: waitingHelp(view, session, nameOf) }
}

function waitingHelp(view: PublicView, session: TableSession<Paris>, nameOf: (seat: number) => string): string {
  const { seat } = session
  if (session.connection === 'waiting') return t('table-connection-lost')
  const mover = session.table?.seats.find((one) => one.seat === view.seat)
  if (mover && isAway(mover)) return t('table-mover-away', { name: nameOf(view.seat) })
  if (seat === null) return t('table-watching')
  if (session.awayFromSeat) return t('table-played-for-me')
  if (hadLastTurn(view.turns_left, view.seat, seat, view.start_seat, view.seats.length)) return t('table-last-turn-had')
  const turns = turnsUntil(view.seat, seat, view.seats.length)
  return turns <= 1 ? t('table-next') : t('table-turns-until', { turns })
}
