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

/** Names in a row: "Aiko, Bram and Noor". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { style: 'long', type: 'conjunction' }).format(names)
}
