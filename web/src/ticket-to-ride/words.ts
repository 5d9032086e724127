import { listed, t } from '../i18n'
import { type ColourName, COLOURS } from '../look/colours'
import type { Problem } from '../wire'

/** The colours that train cards are drawn for. */
export const CARD_COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'white', 'orange', 'pink'] as const
export type CardColour = (typeof CARD_COLOURS)[number]
/** The id of the wild card; it stands last in every list by card. */
export const LOCOMOTIVE = 'locomotive'

/** The name of a card's colour in the tables of marks and hues. Throws for a map with cards that have no drawing. */
export function markOf(card: string): ColourName {
  if (card === LOCOMOTIVE) return 'loco'
  if (card in COLOURS) return card as ColourName
  throw new Error(`no drawing for card "${card}"`)
}

/** "2 yellow", "1 locomotive". */
export function cardsName(card: string, count: number): string {
  return t(`ttr-cards-${card}`, { count })
}

/** Cards in a row of words: "1 yellow and 2 locomotives". */
export function cardsText(cards: readonly string[]): string {
  return listed(counted(cards).map(([card, count]) => cardsName(card, count)))
}

/** How many of each, in the order in which they come. */
export function counted(cards: readonly string[]): [card: string, count: number][] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts]
}

/** Cards one by one, from counts by kind. */
export function spread(counts: readonly number[], cards: readonly string[]): string[] {
  return counts.flatMap((count, i) => Array.from({ length: count }, () => cards[i] ?? ''))
}

/** Why something is not possible, as a sentence; undefined where nothing stands in the way. Seats are named. */
export function why(problem: Problem | null | undefined, nameOf: (seat: number) => string): string | undefined {
  if (!problem) return undefined
  const seat = problem.args['seat']
  if (typeof seat === 'number') return t(`named-${problem.code}`, { ...problem.args, name: nameOf(seat) })
  return t(`problem-${problem.code}`, problem.args)
}

/** A difference with its sign, and a true minus. */
export function signed(value: number): string {
  if (value === 0) return '0'
  return value < 0 ? `−${-value}` : `+${value}`
}

/** A number with a true minus. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** A chance in whole hundredths; very small and nearly certain ones keep their meaning. */
export function chance(value: number): string {
  const percent = Math.round(value * 100)
  if (value > 0 && percent < 1) return t('ttr-chance-under')
  if (value < 1 && percent >= 100) return t('ttr-chance-over')
  return t('ttr-chance', { percent })
}
