import { still } from '../look/motion'
import { TERMINUS } from '../sound/sounds'
import { sounds } from '../sound/table'
import { ScoreShow } from '../table/score-show.svelte'
import type { ResultView } from './wire'

/** How long each company is looked at, and what the last part needs before the winner is named, in ms. */
const TIME = 620

type Score = ResultView['seats'][number]

/** What a seat has when so many companies are counted; the penalty comes after them. */
export function sumAt(score: Score, at: number): number {
  const points = score.points.slice(0, at).reduce((sum, some) => sum + some, 0)
  return at > score.points.length ? points + score.penalty : points
}

/** The end: hands are opened company by company, as at a table, and the sums grow. */
export class Opening extends ScoreShow {
  readonly result: ResultView

  constructor(result: ResultView) {
    // Companies, then the penalty where anybody has one, then the winner.
    super((result.seats[0]?.points.length ?? 0) + (result.seats.some(({ penalty }) => penalty !== 0) ? 1 : 0))
    this.result = result
  }

  /** Seats, best first, by what is counted so far. */
  readonly order: readonly number[] = $derived.by(() => {
    const seats = this.result.seats.map((score, seat) => ({ seat, rank: this.at >= this.last ? score.rank : 0, sum: sumAt(score, this.at) }))
    return seats.sort((a, b) => a.rank - b.rank || b.sum - a.sum || a.seat - b.seat).map(({ seat }) => seat)
  })

  protected time(): number {
    return TIME
  }

  override play(): void {
    if (!still()) {
      super.play()
      return
    }
    this.stop()
    this.at = this.last
    sounds(TERMINUS)
  }
}
