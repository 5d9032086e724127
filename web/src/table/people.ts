import { botName, isTaken, seatName as nameOf } from '../app/seats'
import { t } from '../i18n'
import type { TableInfo } from '../wire'

const kindOf = (bot: string | null): string => bot?.split(':')[0] ?? ''

/** How a seat is called: its person, also while a computer player stands in, or the computer player. */
export function seatName(table: TableInfo, seat: number): string {
  const info = table.seats.find((one) => one.seat === seat)
  if (!info || !isTaken(info)) return t('table-free-seat')
  if (info.person !== null || info.bot === null) return nameOf(info)
  const alike = table.seats.filter(({ bot, person }) => person === null && kindOf(bot) === kindOf(info.bot))
  const name = info.name ?? botName(info.bot)
  return alike.length > 1 && info.name === null ? `${name} ${alike.indexOf(info) + 1}` : name
}

/** Turns until `mine` is to move, going round clockwise from `seat`. */
export function turnsUntil(seat: number, mine: number, seats: number): number {
  return (mine - seat + seats) % seats
}
