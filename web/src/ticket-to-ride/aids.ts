// What a good player works out in the head.
import type { Rails } from './map'
import { waysOf } from './marks'
import type { PrivateView } from './wire'
import { LOCOMOTIVE } from './words'

export interface Needs {
  /** Cards that the missing ways ask for in their colours, and how many of each the hand lacks; only where any are asked for. */
  colours: { card: string; wanted: number; lacking: number }[]
  /** Spaces that any one colour pays for, route by route. */
  any: number
  /** Locomotives that ferries ask for. */
  locomotives: number
}

/** What the missing ways of the tickets need, of one ticket or of all. */
export function needsOf(own: PrivateView | null, rails: Rails, ticket: string | null = null): Needs | null {
  const ways = waysOf(own, ticket).map((id) => rails.route(id))
  if (!own || ways.length === 0) return null
  const wanted = new Map<string, number>()
  let [any, locomotives] = [0, 0]
  for (const { colour, length, ferry = 0 } of ways) {
    locomotives += ferry
    if (colour === 'gray') any += length - ferry
    else wanted.set(colour, (wanted.get(colour) ?? 0) + length - ferry)
  }
  const colours = rails.cards.flatMap((card, i) => {
    const count = wanted.get(card) ?? 0
    return count > 0 ? [{ card, wanted: count, lacking: Math.max(0, count - (own.hand[i] ?? 0)) }] : []
  })
  return { colours, any, locomotives }
}

/** The open cards that would bring a missing way nearer. */
export function helpful(needs: Needs | null): ReadonlySet<string> {
  if (!needs) return new Set()
  const lacking = needs.colours.filter((one) => one.lacking > 0).map(({ card }) => card)
  return new Set([...lacking, ...(lacking.length > 0 || needs.locomotives > 0 ? [LOCOMOTIVE] : [])])
}
