import { pace } from '../look/motion'
import { POINTS, TERMINUS } from '../sound/sounds'
import { sounds } from '../sound/table'
import { isCounted, type Part, PARTS, scoreSteps, type ScoreStep } from './scoring'
import type { ResultView } from './wire'

/** How long each thing that is counted stands, in ms. */
const TIMES: Record<Part, number> = { routes: 1800, tickets: 2200, stations: 1600, express: 2600, total: 0 }

/** The scoring as it is played: which step shows, forward by itself until skipped, and again on request. */
export class Finale {
  readonly result: ResultView
  readonly steps: readonly ScoreStep[]
  at = $state(0)
  playing = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(result: ResultView) {
    this.result = result
    this.steps = scoreSteps(result)
    this.at = this.steps.length - 1
  }

  readonly step: ScoreStep = $derived.by(() => this.steps[this.at] ?? { part: 'total', seat: null })
  readonly ended: boolean = $derived.by(() => this.at === this.steps.length - 1)

  counted(part: Part, seat: number): boolean {
    return isCounted(this.steps, this.at, part, seat)
  }

  play(): void {
    this.stop()
    this.at = 0
    this.playing = true
    this.#wait()
  }

  /** The sum at once. */
  finish(): void {
    if (!this.playing) return
    this.stop()
    this.at = this.steps.length - 1
  }

  /** Looks at one part; all that comes before it is counted. */
  go(part: Part): void {
    this.stop()
    this.at = this.steps.findLastIndex((step) => step.part === part)
  }

  /** Looks at the tickets of one seat. */
  look(seat: number): void {
    this.stop()
    this.at = this.steps.findIndex((step) => step.part === 'tickets' && step.seat === seat)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.playing = false
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.at += 1
      sounds(this.ended ? TERMINUS : POINTS)
      if (this.ended) this.playing = false
      else this.#wait()
    }, TIMES[this.step.part] * pace())
  }
}

export { PARTS }
