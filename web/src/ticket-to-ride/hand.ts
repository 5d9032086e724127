/** The kinds of card that a hand holds, in the order of the map, locomotives last. */
export function heldCards(hand: readonly number[], cards: readonly string[]): { card: string; count: number }[] {
  return cards.flatMap((card, i) => {
    const count = hand[i] ?? 0
    return count > 0 ? [{ card, count }] : []
  })
}
