/** Plays steps one after another, so that the eye can follow; what is shown lags behind what is true. */
export interface PlaybackOptions<Step> {
  /** How long a step needs before the next one may show, in ms. */
  duration: (step: Step) => number
  /** `played`: in its turn, with time for what moves; false where it shows at once. */
  show: (step: Step, played: boolean) => void
  /** Behind by more than this, everything shows at once, in ms. */
  patience?: number
  hidden?: () => boolean
  /** What each duration is multiplied by. */
  pace?: () => number
  wait?: (ms: number, then: () => void) => () => void
  /** Where nothing plays, the first step waits for this; null: for nothing. */
  lead?: (then: () => void) => (() => void) | null
}

const timer = (ms: number, then: () => void): (() => void) => {
  const handle = setTimeout(then, ms)
  return () => clearTimeout(handle)
}

export class Playback<Step> {
  readonly #options: Required<PlaybackOptions<Step>>
  #waiting: Step[] = []
  #cancel: (() => void) | null = null

  constructor(options: PlaybackOptions<Step>) {
    this.#options = { patience: 3000, hidden: () => false, pace: () => 1, wait: timer, lead: () => null, ...options }
  }

  get playing(): boolean {
    return this.#cancel !== null
  }

  /** Adds a step at the end of the queue. */
  add(step: Step): void {
    this.#waiting.push(step)
    if (this.#options.hidden() || this.#behind() > this.#options.patience) this.finish()
    else if (!this.playing) {
      this.#cancel = this.#options.lead(() => this.#next())
      if (!this.playing) this.#next()
    }
  }

  /** Ends what is playing: the newest step shows at once. Any click does this. */
  finish(): void {
    const newest = this.#waiting.at(-1)
    this.stop()
    if (newest !== undefined) this.#options.show(newest, false)
  }

  /** Forgets what waits and shows `step`: for a first or a repeated view. */
  jump(step: Step): void {
    this.stop()
    this.#options.show(step, false)
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#waiting = []
  }

  #behind(): number {
    return this.#waiting.reduce((sum, step) => sum + this.#options.duration(step), 0) * this.#options.pace()
  }

  #next(): void {
    this.#cancel = null
    const step = this.#waiting.shift()
    if (step === undefined) return
    this.#options.show(step, true)
    const duration = this.#options.duration(step) * this.#options.pace()
    this.#cancel = this.#options.wait(duration, () => this.#next())
  }
}
