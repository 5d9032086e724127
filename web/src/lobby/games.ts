// The games that have a poster here, and what is known of them before the server has answered.

import type { BotKind, GameInfo } from '../wire'

export const PARIS = 'paris-connection'
export const EUROPE = 'ticket-to-ride-europe'

/** Those with a lesson to learn them by playing. */
export const TAUGHT: readonly string[] = [PARIS, EUROPE]

/** The computer player that is proposed: a pleasant one. */
export const PLEASANT = 'club'

const BOTS = [{ spec: 'beginner' }, { spec: PLEASANT }, { spec: 'expert' }, { spec: 'master' }]
const USUAL: readonly GameInfo[] = [
  { game: PARIS, seats_least: 3, seats_most: 6, maps: [], options: [], bots: BOTS },
  { game: EUROPE, seats_least: 2, seats_most: 5, maps: [], options: [], bots: BOTS },
]

/** Whether a computer player is one of the levels, and not of some style. */
export function isLevel({ spec }: BotKind): boolean {
  return !spec.includes(':')
}

/** What to offer: the games with a poster that the server has, or all of them while it has not answered. */
export function offered(games: readonly GameInfo[]): readonly GameInfo[] {
  if (games.length === 0) return USUAL
  return USUAL.flatMap(({ game }) => games.find((one) => one.game === game) ?? [])
}

/** How many seats a table of this game may have. */
export function seatCounts({ seats_least, seats_most }: GameInfo): number[] {
  return Array.from({ length: seats_most - seats_least + 1 }, (_, i) => seats_least + i)
}
