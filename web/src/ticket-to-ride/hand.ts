/** The kinds of card that a hand holds, in the order of the map, locomotives last. */
export function heldCards(hand: readonly number[], cards: readonly string[]): { card: string; count: number }[] {
  return cards.flatMap((card, i) => {
    const count = hand[i] ?? 0
    return count > 0 ? [{ card, count }] : []
  })
}

/** How the fans of a hand lie: the width of a card, the gap between fans, the step from one card to the next, in px. */
export interface Fans {
  width: number
  gap: number
  step: number
  /** Cards of one kind that a fan shows; its figure tells the rest. */
  most: number
}

const STEP_MOST = 17
/** Any less, and the edges of the cards could not be told apart. */
const STEP_LEAST = 3
const WIDTH_LEAST = 24

/** Fans of so many cards that fit into `room`: first they close up, then they grow thin, and their cards smaller. */
export function fansFor(counts: readonly number[], room: number, width: number, gap: number): Fans {
  const kinds = counts.length
  const more = (most: number): number => counts.reduce((sum, count) => sum + Math.min(count, most) - 1, 0)
  const spread = more(7)
  const step = spread > 0 ? (room - kinds * (width + gap)) / spread : STEP_MOST
  const fits = kinds * (width + gap) <= room
  if (fits && step >= STEP_LEAST) return { width, gap, step: Math.min(STEP_MOST, step), most: 7 }
  const close = Math.round(gap * 0.7)
  const left = (room - kinds * close - more(3) * STEP_LEAST) / kinds
  return { width: Math.max(WIDTH_LEAST, Math.min(width, Math.floor(left))), gap: close, step: STEP_LEAST, most: 3 }
}
