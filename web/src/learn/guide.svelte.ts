import { untrack } from 'svelte'
import type { TableSession } from '../app/session.svelte'
import type { Paris } from '../paris-connection/wire'
import { back, type Facts, follow, type Lesson, next, type Place, type Step } from './lesson'
import type { TicketToRide } from '../ticket-to-ride/wire'
import { europe, europeFacts } from './europe'
import { paris, parisFacts } from './paris'
import { keepPlace, keptPlace } from './place'

interface Taught {
  lesson: Lesson
  /** Null until the game is known. */
  facts: (session: TableSession) => Facts | null
}

const TAUGHT: Readonly<Record<string, Taught>> = {
  'ticket-to-ride-europe': { lesson: europe, facts: (session) => europeFacts(session as TableSession<TicketToRide>) },
  'paris-connection': { lesson: paris, facts: (session) => parisFacts(session as TableSession<Paris>) },
}

/** Leads somebody through the lesson of a table, beside the game itself. */
export class Guide {
  readonly lesson: Lesson
  readonly #session: TableSession
  readonly #factsOf: (session: TableSession) => Facts | null
  #place: Place = $state.raw({ at: 0, seq: 0 })

  constructor(session: TableSession, game: string) {
    const taught = TAUGHT[game]
    if (!taught) throw new Error(`there is no lesson in ${game}`)
    this.lesson = taught.lesson
    this.#session = session
    this.#factsOf = taught.facts
    this.#place = keptPlace(session.id) ?? this.#place
  }

  readonly #known: Facts | null = $derived.by(() => this.#factsOf(this.#session))
  readonly facts: Facts = $derived(this.#known ?? {})
  readonly at: number = $derived(this.#place.at)
  readonly count: number = $derived.by(() => this.lesson.steps.length)
  readonly step: Step | null = $derived.by(() => (this.#place.at < 0 || !this.#known ? null : (this.lesson.steps[this.#place.at] ?? null)))
  readonly last: boolean = $derived(this.at === this.count - 1)
  readonly #myTurn: boolean = $derived.by(() => this.#session.step?.decision != null)
  /** The step asks for an act, and others are to move first. */
  readonly early: boolean = $derived(Boolean(this.step?.until && !this.step.watching && !this.#myTurn))
  readonly first: boolean = $derived.by(() => back(this.lesson.steps, this.#place, this.facts).at === this.at)

  /** Takes in what is new at the table; to be called in an effect. */
  follow(): void {
    void [this.#session.happened, this.#session.table, this.facts]
    untrack(() => this.step && this.#go(this.#place))
  }
  /** Goes on, because the step was read or is not wanted. */
  next(): void {
    this.#go(next(this.lesson.steps, this.#place, this.facts))
  }
  back(): void {
    this.#keep(back(this.lesson.steps, this.#place, this.facts))
  }
  /** The game goes on without a guide. */
  leave(): void {
    this.#keep({ ...this.#place, at: -1 })
  }

  /** To a step, and past it where what it waits for has been done already. */
  #go(place: Place): void {
    const { seat, table, happened } = this.#session
    if (seat === null) return
    const over = table?.status !== 'running'
    this.#keep(over ? { ...place, at: this.count - 1 } : follow(this.lesson.steps, place, happened, seat, this.facts))
  }
  #keep(place: Place): void {
    if (place.at === this.#place.at && place.seq === this.#place.seq) return
    this.#place = place
    keepPlace(this.#session.id, place)
  }
}
