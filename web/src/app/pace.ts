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

export function paceText(pace: Omit<Pace, 'late'> | null): string {
  if (!pace) return t('pace-none')
  if (pace.kind === 'days') return t('pace-days', { days: Math.round(pace.bank / DAY) })
  return t('pace-live', { minutes: Math.round(pace.bank / MINUTE), seconds: pace.increment })
}
