import { has, t } from '../i18n'
import type { SeatInfo, TableInfo } from '../wire'

/** The computer player's own name; those of one kind at a table are numbered. */
function botName(seats: readonly SeatInfo[], seat: SeatInfo): string {
  const kind = seat.bot?.split(':')[0] ?? ''
  const id = `bot-${kind}`
  const name = has(id) ? t(id) : kind
  const alike = seats.filter(({ bot, person }) => person === null && bot?.split(':')[0] === kind)
  return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name
}

/** How a seat is called: its person, also while a computer player stands in, or the computer player. */
export function seatName(table: TableInfo, seat: number): string {
  const info = table.seats.find((one) => one.seat === seat)
  if (!info) return ''
  if (info.name !== null) return info.name
  return info.bot === null ? t('table-free-seat') : botName(table.seats, info)
}

/** Turns until `mine` is to move, going round clockwise from `seat`. */
export function turnsUntil(seat: number, mine: number, seats: number): number {
  return (mine - seat + seats) % seats
}
