// What a clock shows at a time of this browser.

import { t } from '../i18n'
import type { ClockInfo } from '../wire'

/** The clocks as the stream told them, and how far the server's time is ahead of this browser's. */
export interface Clocks extends ClockInfo {
  ahead: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Less than this is shown and said with more weight. */
export const LOW = 30 * SECOND
/** Seconds at which the own clock is told to those who listen. */
const CALLS = [10, 30, 60] as const

export function isAway(clocks: Clocks, seat: number, now: number): boolean {
  return (clocks.away_until[seat] ?? 0) > now + clocks.ahead
}

/** Milliseconds that a seat has left. */
export function leftOf(clocks: Clocks, seat: number, now: number): number {
  const left = clocks.left[seat] ?? 0
  if (!clocks.running.includes(seat)) return left
  const from = Math.max(clocks.now, clocks.away_until[seat] ?? 0)
  return Math.max(0, left - Math.max(0, now + clocks.ahead - from))
}

/** As a clock shows it: 4:05, 1:02:09, or in words from a day on; `brief`: of long times the larger unit alone. */
export function clockText(ms: number, days: boolean, brief = false): string {
  if (days && brief && ms >= 2 * DAY) return t('pace-days-brief', { days: Math.floor(ms / DAY) })
  if (days && brief && ms >= 2 * HOUR) return t('pace-hours-brief', { hours: Math.floor(ms / HOUR) })
  if (days && ms >= DAY) return t('pace-days-hours', { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) })
  if (days && ms >= HOUR) return t('pace-hours-minutes', { hours: Math.floor(ms / HOUR), minutes: Math.floor((ms % HOUR) / MINUTE) })
  if (days && ms >= 10 * MINUTE) return t('pace-minutes', { minutes: Math.floor(ms / MINUTE) })
  const seconds = Math.ceil(ms / SECOND)
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** The call that is due now: so many seconds are left, or fewer; null where nothing is to be said. */
export function callAt(ms: number): number | null {
  return CALLS.find((seconds) => ms <= seconds * SECOND) ?? null
}
