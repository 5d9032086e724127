import { pace, still } from '../look/motion'
import { POINTS, TERMINUS } from '../sound/sounds'
import { sounds } from '../sound/table'
import type { ResultView } from './wire'

/** How long each company is looked at, and what the last part needs before the winner is named, in ms. */
const TIME = 620

type Score = ResultView['seats'][number]

/** What a seat has when so many companies are counted; the penalty comes after them. */
export function sumAt(score: Score, at: number): number {
  const points = score.points.slice(0, at).reduce((sum, some) => sum + some, 0)
  return at > score.points.length ? points + score.penalty : points
}

/** The end: hands are opened company by company, as at a table, and the sums grow. Forward by itself until skipped. */
export class Opening {
  readonly result: ResultView
  /** Companies, then the penalty where anybody has one, then the winner. */
  readonly parts: number
  at = $state(0)
  playing = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(result: ResultView) {
    this.result = result
    const companies = result.seats[0]?.points.length ?? 0
    this.parts = companies + (result.seats.some(({ penalty }) => penalty !== 0) ? 1 : 0)
    this.at = this.parts
  }

  /** Seats, best first, by what is counted so far. */
  readonly order: readonly number[] = $derived.by(() => {
    const seats = this.result.seats.map((score, seat) => ({ seat, rank: this.at >= this.parts ? score.rank : 0, sum: sumAt(score, this.at) }))
    return seats.sort((a, b) => a.rank - b.rank || b.sum - a.sum || a.seat - b.seat).map(({ seat }) => seat)
  })

  play(): void {
    this.stop()
    if (still()) {
      this.at = this.parts
      sounds(TERMINUS)
      return
    }
    this.at = 0
    this.playing = true
    this.#wait()
  }

  /** The sums at once. */
  finish(): void {
    if (!this.playing) return
    this.stop()
    this.at = this.parts
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.playing = false
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.at += 1
      this.playing = this.at < this.parts
      sounds(this.playing ? POINTS : TERMINUS)
      if (this.playing) this.#wait()
    }, TIME * pace())
  }
}
