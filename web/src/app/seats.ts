// Who sits where, in words.

import type { SeatInfo, TableSummary } from '../wire'
import { has, t } from '../i18n'

export function isTaken(seat: SeatInfo): boolean {
  return seat.person !== null || seat.bot !== null
}

/** The messages about a computer player: those of its style, or else of its kind. */
function botId(spec: string): string {
  const style = /:style=(\w+)/.exec(spec)?.[1]
  const id = style === undefined ? null : `bot-style-${style}`
  return id !== null && has(id) ? id : `bot-${spec.split(':')[0]}`
}

/** A computer player's name; one that we have no name for shows its spec. */
export function botName(spec: string): string {
  const id = botId(spec)
  return has(id) ? t(id) : spec
}

/** How it plays. */
export function botNote(spec: string): string {
  const id = `${botId(spec)}-note`
  return has(id) ? t(id) : spec
}

/** What a seat is called in lists and sentences. */
export function seatName(seat: SeatInfo): string {
  if (seat.person !== null) return seat.name || t('app-guest')
  return seat.name ?? (seat.bot === null ? '' : botName(seat.bot))
}

export function gameName(game: string): string {
  const id = `game-${game}`
  return has(id) ? t(id) : game
}

/** All who sit at a table but me: people by name, computer players by number. */
export function companions({ seats, my_seats }: Pick<TableSummary, 'seats' | 'my_seats'>): string[] {
  const others = seats.filter((seat) => isTaken(seat) && !my_seats.includes(seat.seat))
  const people = others.filter(({ person }) => person !== null)
  const computers = others.length - people.length
  return [...people.map(seatName), ...(computers > 0 ? [t('lobby-note-computers', { count: computers })] : [])]
}
