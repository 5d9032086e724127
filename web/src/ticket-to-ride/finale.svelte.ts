import { ScoreShow } from '../table/score-show.svelte'
import { isCounted, type Part, PARTS, scoreSteps, type ScoreStep } from './scoring'
import type { ResultView } from './wire'

/** How long each thing that is counted stands, in ms. */
const TIMES: Record<Part, number> = { routes: 1800, tickets: 2200, stations: 1600, express: 2600, total: 0 }

/** The scoring as it is played: which step shows. */
export class Finale extends ScoreShow {
  readonly result: ResultView
  readonly steps: readonly ScoreStep[]

  constructor(result: ResultView) {
    const steps = scoreSteps(result)
    super(steps.length - 1)
    this.result = result
    this.steps = steps
  }

  readonly step: ScoreStep = $derived.by(() => this.steps[this.at] ?? { part: 'total', seat: null })
  readonly ended: boolean = $derived.by(() => this.at === this.last)

  counted(part: Part, seat: number): boolean {
    return isCounted(this.steps, this.at, part, seat)
  }

  protected time(): number {
    return TIMES[this.step.part]
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
}

export { PARTS }
