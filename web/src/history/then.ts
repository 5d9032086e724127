import type { PastMoment } from '../app/session-ports'
import { t } from '../i18n'
import type { Happened } from '../wire'

interface Now {
  plate: string
  mine: boolean
  title: string
  help: string
}

/** What the sign says of a moment that was: what happened then (else who was to do what), and which moment it is. */
export function nowThen({ number, count, turn }: PastMoment, said: string, now: Now): Now {
  return { plate: t('history-plate'), mine: false, title: said || `${now.plate} · ${now.title}`, help: t('history-which', { number, count, turn }) }
}

/** Who is to move next, and which cards lie open now, is seen: the sentence is about what was done. */
const AFTERMATH = new Set<Happened['event']['type']>(['TurnBegan', 'TurnOpened', 'RowFilled'])

/** The events of a moment in one line. */
export function sayThen(events: readonly Happened['event'][], say: (event: Happened['event']) => string): string {
  return events
    .filter(({ type }) => !AFTERMATH.has(type))
    .map(say)
    .filter(Boolean)
    .join(' ')
}
