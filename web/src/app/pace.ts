// The paces that a table can have, and how they are called.

import { t } from '../i18n'
import type { Pace } from '../wire'

const MINUTE = 60
const DAY = 86_400
const VACATION = 14

const live = (minutes: number, increment: number): Omit<Pace, 'late'> => ({ kind: 'live', bank: minutes * MINUTE, increment, vacation: 0 })
const days = (count: number): Omit<Pace, 'late'> => ({ kind: 'days', bank: count * DAY, increment: 0, vacation: VACATION })

/** What is offered where a table is made, besides no clock. */
export const PACES: ReadonlyMap<string, Omit<Pace, 'late'>> = new Map([
  ['5+10', live(5, 10)],
  ['15+20', live(15, 20)],
  ['1d', days(1)],
  ['2d', days(2)],
  ['3d', days(3)],
])

/** Times that somebody chooses for a table of its own: minutes for the game and seconds after each turn, or days
 * for each move and of holiday. */
export interface OwnLive { minutes: number; increment: number }
export interface OwnDays { days: number; vacation: number }

export const ownLive = ({ minutes, increment }: OwnLive): Omit<Pace, 'late'> => live(minutes, increment)
export const ownDays = (own: OwnDays): Omit<Pace, 'late'> => ({ ...days(own.days), vacation: own.vacation })

/** To one place: a program may have chosen hours, or seconds. */
const about = (amount: number): number => Math.round(amount * 10) / 10

export function paceText(pace: Omit<Pace, 'late'> | null): string {
  if (!pace) return t('pace-none')
  if (pace.kind === 'days') return t('pace-days', { days: about(pace.bank / DAY) })
  return t('pace-live', { minutes: about(pace.bank / MINUTE), seconds: pace.increment })
}
