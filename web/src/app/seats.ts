// Who sits where, in words.

import type { SeatInfo } from '../wire'
import { has, t } from '../i18n'

export function isTaken(seat: SeatInfo): boolean {
  return seat.person !== null || seat.bot !== null
}

/** A computer player's name; one that we have no name for shows its spec. */
export function botName(spec: string): string {
  const id = `bot-${spec.split(':')[0]}`
  return has(id) ? t(id) : spec
}

/** What a seat is called in lists and sentences. */
export function seatName(seat: SeatInfo): string {
  if (seat.person !== null) return seat.name ?? t('app-guest')
  return seat.name ?? (seat.bot === null ? '' : botName(seat.bot))
}

export function gameName(game: string): string {
  const id = `game-${game}`
  return has(id) ? t(id) : game
}
