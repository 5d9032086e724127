// How a game went, by what each seat knew: who was ahead from when on, where the winner's chance rose most, how well each played.

import type { Judged } from '../wire'

/** What costs less may be chance: as good as the best. */
const AS_GOOD = 0.01
/** A rise worth telling. */
const RISE = 0.12

export interface Rise {
  readonly from: Judged
  readonly to: Judged
  /** The chance after the first of these two decisions, and before the second. */
  readonly before: number
  readonly after: number
}

export interface Story {
  readonly winner: number
  /** always: from the first decisions on; late: the final score decided; otherwise the decision from which nobody was before. */
  readonly ahead: Judged | 'always' | 'late'
  /** Between two decisions of the winner: what the others did, and what was drawn. */
  readonly rise: Rise | null
}

export interface Sum {
  readonly seat: number
  readonly moves: number
  /** Moves as good as the best that was found. */
  readonly good: number
  /** What a move cost on average. */
  readonly mean: number
}

/** Of a game with one winner; null where nothing was judged of somebody. `decisions`: oldest first. */
export function storyOf(decisions: readonly Judged[], seats: readonly number[], winner: number): Story | null {
  const latest = new Map<number, number>()
  let ahead: Story['ahead'] | null = null
  for (const one of decisions) {
    latest.set(one.seat, one.chance - one.loss)
    if (latest.size < seats.length) continue
    const mine = latest.get(winner) ?? 0
    const first = ahead === null
    if ([...latest].some(([seat, chance]) => seat !== winner && chance >= mine)) ahead = 'late'
    else if (first) ahead = 'always'
    else if (ahead === 'late') ahead = one
  }
  return ahead && { winner, ahead, rise: riseOf(decisions.filter(({ seat }) => seat === winner)) }
}

function riseOf(own: readonly Judged[]): Rise | null {
  const rises = own.slice(1).map((to, at): Rise => {
    const from = own[at] ?? to
    return { from, to, before: from.chance - from.loss, after: to.chance }
  })
  const [most] = rises.toSorted((one, other) => other.after - other.before - (one.after - one.before))
  return most && most.after - most.before >= RISE ? most : null
}

export function sumsOf(decisions: readonly Judged[], seats: readonly number[]): Sum[] {
  return seats.flatMap((seat) => {
    const own = decisions.filter((one) => one.seat === seat)
    const lost = own.reduce((sum, { loss }) => sum + loss, 0)
    return own.length > 0 ? [{ seat, moves: own.length, good: own.filter(({ loss }) => loss < AS_GOOD).length, mean: lost / own.length }] : []
  })
}
