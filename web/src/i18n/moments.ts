// Points in time in the words of the language.

import { currentLanguage } from './catalogue.svelte'

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** How long ago, to the nearest larger unit: "3 hours ago", "yesterday", "now". Times in milliseconds since 1970. */
export function ago(at: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' })
  const passed = Math.max(0, now - at)
  for (const [unit, ms] of UNITS) if (passed >= ms) return format.format(-Math.floor(passed / ms), unit)
  return format.format(0, 'second')
}

/** A day in a few letters: "Dec 4". */
export function day(at: number): string {
  return new Intl.DateTimeFormat(currentLanguage(), { day: 'numeric', month: 'short' }).format(at)
}

/** A day and its time, as one needs it to be back in time: "Friday, December 4 at 15:30". */
export function dayAndTime(at: number): string {
  const date = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(currentLanguage(), date).format(at)
}

/** "18:40". */
export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(currentLanguage(), { hour: 'numeric', minute: '2-digit' }).format(at)
}

/** Until when something stands: "18:40", "tomorrow 18:40", or with its date. */
export function deadline(at: number, now: number = Date.now()): string {
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0)
  const days = Math.round((midnight(at) - midnight(now)) / 86_400_000)
  if (days < 0 || days > 1) return dayAndTime(at)
  const time = timeOfDay(at)
  return days === 0 ? time : `${new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' }).format(1, 'day')} ${time}`
}

/** Names in a row: "Aiko, Bram and Noor". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { style: 'long', type: 'conjunction' }).format(names)
}
