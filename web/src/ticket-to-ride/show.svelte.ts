import type { TableSession } from '../app/session.svelte'
import type { Step } from '../app/session-ports'
import { pace, still } from '../look/motion'
import { soundOf, soundOfTunnel, sounds } from '../sound/table'
import { Playback } from '../table/playback'
import type { Happened } from '../wire'
import { FLIGHT, flyDrawn, land } from './flight'
import type { Rails } from './map'
import { REVEAL_GAP, REVEAL_TIME, type Trial, trialIn, trialOf, trialTime } from './trial'
import type { TicketToRide } from './wire'

type TableStep = Step<TicketToRide>

/** A step, or before it the tunnel whose cards turn over in it while the map still shows what was. */
interface Play {
  step: TableStep
  trial: Trial | null
}

/** When the page has drawn what changes at once: where things lie is known then, without laying it all out twice in a frame. */
function drawn(then: () => void): (() => void) | null {
  if (still()) return null
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

const WAGON = 220
const NEXT_WAGON = 90
const PATIENCE = 5000

/** What is shown; it lags behind the session while steps are played. */
export class Show {
  step: TableStep | null = $state.raw(null)
  /** Something has been seen as it happened. */
  live = false
  #reveal: Trial | null = $state.raw(null)

  readonly #session: TableSession<TicketToRide>
  readonly #rails: Rails
  readonly #accessible: () => boolean
  readonly #playback: Playback<Play>

  constructor(session: TableSession<TicketToRide>, rails: Rails, accessible: () => boolean) {
    this.#session = session
    this.#rails = rails
    this.#accessible = accessible
    this.#playback = new Playback<Play>({
      duration: (play) => (play.trial ? trialTime(play.trial) : this.#time(play.step)),
      show: (play, played) => this.#show(play, played),
      patience: PATIENCE,
      lead: drawn,
      hidden: () => document.hidden,
      pace,
    })
  }

  /** What is shown is what is true. */
  readonly current: boolean = $derived.by(() => this.step === this.#session.step)
  readonly trial: Trial | null = $derived.by(() => this.#reveal ?? trialOf(this.step?.view ?? null, this.#rails.cards))

  eventsOf(step: TableStep): Happened['event'][] {
    return this.#session.happened.filter(({ seq }) => seq === step.seq).map(({ event }) => event)
  }

  /** A step has come; `live`: as it happened, so that it is played. */
  take(step: TableStep, live: boolean): void {
    if (!live) {
      this.#playback.jump({ step, trial: null })
      return
    }
    this.live = true
    const trial = trialIn(this.eventsOf(step))
    if (trial) this.#playback.add({ step, trial })
    this.#playback.add({ step, trial: null })
  }

  /** Ends what is playing. */
  finish(): void {
    this.#playback.finish()
    land()
  }

  stop(): void {
    this.#playback.stop()
  }

  #show({ step, trial }: Play, played: boolean): void {
    this.#reveal = trial
    if (trial) {
      if (played) sounds(soundOfTunnel(trial.turned, REVEAL_TIME + REVEAL_GAP))
      return
    }
    // before anything is drawn anew: where things lie is known then, and need not be laid out in between
    if (played) this.#fly(step)
    this.step = step
    if (played) sounds(soundOf(this.eventsOf(step), (route) => this.#rails.route(route).length))
  }

  #time(step: TableStep): number {
    return this.eventsOf(step).reduce((sum, event) => {
      if (event.type === 'FaceUpTaken' || event.type === 'BlindDrawn') return sum + FLIGHT
      if (event.type === 'RouteClaimed') return sum + WAGON + NEXT_WAGON * (this.#rails.route(event.route).length - 1)
      return event.type === 'StationBuilt' ? sum + WAGON : sum
    }, 0)
  }

  #fly(step: TableStep): void {
    const events = this.eventsOf(step)
    const known = events.find((event) => event.type === 'CardDrawn')
    for (const event of events) {
      const mine = 'seat' in event && event.seat === this.#session.seat
      if (event.type === 'FaceUpTaken') flyDrawn({ seat: event.seat, place: event.place, card: event.card }, mine, this.#accessible())
      else if (event.type === 'BlindDrawn') flyDrawn({ seat: event.seat, place: null, card: mine ? (known?.card ?? null) : null }, mine, this.#accessible())
    }
  }
}
