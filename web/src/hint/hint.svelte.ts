// Asking the computer what one could do: where the table allows it, about the decision that is open now.

import { api, type Api, ApiError } from '../app/api'
import { problemText } from '../app/notices.svelte'
import type { TableSession } from '../app/session.svelte'
import type { GameTypes } from '../app/session-ports'
import type { Hint } from '../wire'

/** How long until a search that is not ready yet is asked again, in ms. */
const AGAIN = 2_500

export class Hinting<G extends GameTypes = GameTypes> {
  /** What was told; null while nothing is. */
  hint: Hint | null = $state.raw(null)
  /** An answer is awaited. */
  busy = $state(false)
  /** The search is still being made ready. */
  preparing = $state(false)
  failure = $state('')

  readonly #session: TableSession<G>
  readonly #api: Pick<Api, 'hint'>
  readonly #again: number
  /** The decision for which the map shows what is good. */
  #marked: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(session: TableSession<G>, { asking = api, again = AGAIN }: { asking?: Pick<Api, 'hint'>; again?: number } = {}) {
    this.#session = session
    this.#api = asking
    this.#again = again
  }

  readonly possible: boolean = $derived.by(() => {
    const { table, step, seat, awayFromSeat, past } = this.#session
    return table?.status === 'running' && table.hints && seat !== null && step?.decision != null && !awayFromSeat && !past
  })
  /** There is something to show. */
  readonly open: boolean = $derived.by(() => this.hint !== null || this.busy || this.failure !== '')

  async ask(): Promise<void> {
    const { seat, step, id } = this.#session
    const decision = step?.decision
    if (seat === null || decision == null) return
    this.clear()
    this.busy = true
    try {
      const told = await this.#api.hint(id, { seat })
      if (this.#over(decision)) return
      this.preparing = !told.ready
      if (this.preparing) {
        this.#timer = setTimeout(() => void this.ask(), this.#again)
        return
      }
      if (told.decision === decision) {
        this.hint = told
        this.#marked = decision
        this.#session.advised = told.best.map(({ action }) => action)
      }
      this.busy = false
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (this.#over(decision)) return
      this.busy = false
      this.failure = problemText(error.body)
    }
  }

  /** The table has moved on: what was told of another decision goes. */
  settle(): void {
    if (this.#marked !== null && this.#marked !== this.#session.step?.decision) this.clear()
    else if (this.busy && !this.possible) this.clear()
  }

  /** Puts the words away; the map goes on showing it until the table moves on. */
  hide(): void {
    clearTimeout(this.#timer)
    this.hint = null
    this.busy = this.preparing = false
    this.failure = ''
  }

  clear(): void {
    this.hide()
    this.#marked = null
    this.#session.advised = []
  }

  /** Nobody waits for the answer any more. */
  #over(decision: string): boolean {
    if (!this.busy) return true
    if (this.#session.step?.decision === decision) return false
    this.clear()
    return true
  }
}
