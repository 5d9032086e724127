import type { TableSession } from '../app/session.svelte'
import { botName, isTaken, seatName as nameOf } from '../app/seats'
import { t } from '../i18n'
import type { SeatInfo, TableInfo } from '../wire'

/** How a seat is called: its person, also while a computer player stands in, or the computer player. */
export function seatName(table: TableInfo, seat: number): string {
  const info = table.seats.find((one) => one.seat === seat)
  if (!info || !isTaken(info)) return t('table-free-seat')
  if (info.person !== null || info.bot === null) return nameOf(info)
  return info.name ?? computerName(table.seats.map((one) => (one.person === null ? one.bot : null)), seat)
}

/** The name of the computer player on `seat`, numbered where several have it. `bots`: by seat, null for people. */
export function computerName(bots: readonly (string | null)[], seat: number): string {
  const name = botName(bots[seat] ?? '')
  const alike = bots.flatMap((bot, at) => (bot !== null && botName(bot) === name ? [at] : []))
  return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name
}

/**
 * Whether `mine`, who is not to move, has no turn left. All end on the same round; `turnsLeft` (null without a limit)
 * counts the rounds to come with the running one, which began with seat `start`.
 */
export function hadLastTurn(turnsLeft: number | null, seat: number, mine: number, start: number, seats: number): boolean {
  return turnsLeft === 1 && turnsUntil(start, mine, seats) < turnsUntil(start, seat, seats)
}

/** Whether a person is needed on this seat and not there. */
export function isAway({ person, present, stands_in }: SeatInfo): boolean {
  return person !== null && !present && !stands_in
}

/** Turns until `mine` is to move, going round clockwise from `seat`. */
export function turnsUntil(seat: number, mine: number, seats: number): number {
  return (mine - seat + seats) % seats
}

/** I play at this table and have nothing to do there now. */
export function idle({ seat, step, pending }: Pick<TableSession, 'seat' | 'step' | 'pending'>, { status }: TableInfo): boolean {
  return seat !== null && step !== null && step.decision === null && pending === null && status !== 'open'
}
