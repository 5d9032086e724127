// The review of a game: asked for, followed while it is worked out, and what it found.

import { api, type Api, ApiError } from '../app/api'
import type { ErrorBody, Judged, Review } from '../wire'

type Asking = Pick<Api, 'review' | 'askReview' | 'dropReview'>

/** How often one that is worked out is looked at, in ms. */
const EVERY = 700
const UNDER_WAY: ReadonlySet<Review['state']> = new Set(['waiting', 'preparing', 'running'])
/** What costs less than this may be chance: the search guesses. */
const WORTH_TELLING = 0.05
const MOST_TOLD = 6

export class GameReview {
  /** How far it is; null before the first answer. */
  told: Review | null = $state.raw(null)
  /** Everything that is judged so far, oldest first. */
  decisions: readonly Judged[] = $state.raw([])
  failure: ErrorBody | null = $state.raw(null)
  busy = $state(false)

  readonly #table: string
  readonly #seat: number | null
  readonly #api: Asking
  readonly #every: number
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  /** `seat`: the own one in a game that still runs; null: all seats of one that is over. */
  constructor(table: string, seat: number | null, { asking = api, every = EVERY }: { asking?: Asking; every?: number } = {}) {
    this.#table = table
    this.#seat = seat
    this.#api = asking
    this.#every = every
  }

  readonly underWay: boolean = $derived(this.told !== null && UNDER_WAY.has(this.told.state))
  /** The moves that cost most, the costliest first. */
  readonly turningPoints: readonly Judged[] = $derived(
    this.decisions
      .filter(({ loss }) => loss >= WORTH_TELLING)
      .toSorted((one, other) => other.loss - one.loss || one.seq - other.seq)
      .slice(0, MOST_TOLD),
  )

  /** The decision that was open at a moment, and is judged. */
  openAt(moment: number): Judged | null {
    return this.decisions.find(({ before }) => before === moment) ?? null
  }

  async look(): Promise<void> {
    await this.#take(() => this.#api.review(this.#table, this.#seat, this.decisions.at(-1)?.seq ?? 0))
  }

  async ask(): Promise<void> {
    this.busy = true
    await this.#take(() => this.#api.askReview(this.#table, this.#seat), true)
    this.busy = false
  }

  async drop(): Promise<void> {
    this.busy = true
    await this.#take(() => this.#api.dropReview(this.#table, this.#seat), true)
    this.busy = false
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  async #take(what: () => Promise<Review>, whole = false): Promise<void> {
    clearTimeout(this.#timer)
    this.failure = null
    try {
      const told = await what()
      if (this.#closed) return
      this.told = told
      const known = whole || told.state === 'none' ? 0 : (this.decisions.at(-1)?.seq ?? 0)
      this.decisions = [...(known > 0 ? this.decisions : []), ...told.decisions.filter(({ seq }) => seq > known)]
      if (this.underWay) this.#timer = setTimeout(() => void this.look(), this.#every)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!this.#closed) this.failure = error.body
    }
  }
}
