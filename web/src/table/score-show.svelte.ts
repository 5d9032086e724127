import { pace } from '../look/motion'
import { POINTS, TERMINUS } from '../sound/sounds'
import { sounds } from '../sound/table'

/** A final score counted part by part: forward by itself until skipped, and again on request. It begins at the end. */
export abstract class ScoreShow {
  /** The number of the part that shows; `last` when all is counted. */
  at = $state(0)
  playing = $state(false)
  readonly last: number
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(last: number) {
    this.last = last
    this.at = last
  }

  /** How long the part that shows stands, in ms. */
  protected abstract time(): number

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
    this.at = this.last
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.playing = false
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.at += 1
      this.playing = this.at < this.last
      sounds(this.playing ? POINTS : TERMINUS)
      if (this.playing) this.#wait()
    }, this.time() * pace())
  }
}
