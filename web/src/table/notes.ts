import { botName } from '../app/seats'
import { day, t } from '../i18n'
import type { Happened } from '../wire'

type Event = Happened['event']

/** What the log says of people and agreements at a table of any game; empty for events of the game. */
export function tableNote(event: Event, nameOf: (seat: number) => string): string {
  switch (event.type) {
    case 'GameStarted': return t(event.order ? 'table-note-drawn' : 'table-note-started')
    case 'SeatTaken': return t('table-note-seated', { name: event.name })
    case 'SeatLeft': return t(event.removed ? 'table-note-removed' : 'table-note-left', { name: event.name })
    case 'ComputerSeated': return t('table-note-seated', { name: botName(event.bot) })
    case 'SeatReplaced': return t('table-note-replaced', { name: nameOf(event.seat) })
    case 'SeatReturned': return t('table-note-returned', { name: nameOf(event.seat) })
    case 'ConsentAsked': return t(`agree-note-asked-${event.what}`, { name: nameOf(event.seat) })
    case 'ConsentGiven': return t('agree-note-given', { name: nameOf(event.seat) })
    case 'ConsentRefused':
      return t(event.withdrawn ? 'agree-note-withdrawn' : `agree-note-refused-${event.what}`, { name: nameOf(event.seat) })
    case 'TakenBackByAll': return t('agree-note-rewound', { name: nameOf(event.seat) })
    case 'SeatConceded': return t('agree-note-conceded', { name: nameOf(event.seat) })
    case 'SeatReminded': return t('pace-note-reminded', { name: nameOf(event.seat) })
    case 'SeatFlagged': return t(event.bot === null ? 'pace-note-flagged-end' : 'pace-note-flagged', { name: nameOf(event.seat) })
    case 'ClocksFrozen': return t('pace-note-frozen')
    case 'VacationTaken': return t(event.back ? 'pace-note-back' : 'pace-note-vacation', { name: nameOf(event.seat), date: day(event.until) })
    case 'TableClosed': return t(event.expired ? 'table-note-expired' : 'table-note-closed')
    default: return ''
  }
}

/** The reasons of a game's end that the table gives, not the game. */
const STOPS: ReadonlySet<string> = new Set(['consent', 'conceded', 'time'])

/** Why the table ended the game; null where the game ended by itself. */
export function stopReason(reason: string): string | null {
  return STOPS.has(reason) ? t(`agree-reason-${reason}`) : null
}
