// Looking back at a table: one moment of its game at a time, beside the session that follows it live.

import { api, type Api, ApiError } from '../app/api'
import { TableSession } from '../app/session.svelte'
import type { GameTypes, Step } from '../app/session-ports'
import type { ErrorBody, Happened, Moment, MomentView, TableInfo } from '../wire'

/** A session that shows a moment that was, and acts on nothing. */
export class PastSession extends TableSession {
  constructor(live: TableSession) {
    super(live.id)
    this.board = live.board
    this.me = live.me
    this.connection = 'live'
  }
}

type Reading = Pick<Api, 'moments' | 'moment'>

/** How long a move stands while the game is played by itself, in ms. */
const PACE = 1_400

/** What is to be seen of a table in its past: which moment, by whose eyes. */
export class Past {
  /** What the table shows. */
  readonly session: PastSession
  readonly live: TableSession
  /** Every moment so far, oldest first. */
  moments: readonly Moment[] = $state.raw([])
  /** Index of the moment that is asked for; what shows follows it. */
  at = $state(0)
  /** The seat whose eyes are borrowed; null: those of people who watch. */
  eyes: number | null = $state(null)
  playing = $state(false)
  /** Something can be shown. */
  ready = $state(false)
  failure: ErrorBody | null = $state.raw(null)
  /** Moments that have come since I began to look back. */
  news = $state(0)

  readonly #api: Reading
  readonly #pace: number
  #events: readonly Happened[] | null = null
  #views = new Map<number, MomentView>()
  #shown = -1
  #known = 0
  #busy = false
  #closed = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(live: TableSession, { reading = api, pace = PACE }: { reading?: Reading; pace?: number } = {}) {
    this.live = live
    this.session = new PastSession(live)
    this.#api = reading
    this.#pace = pace
    this.eyes = live.seat
  }

  readonly moment: Moment | null = $derived.by(() => this.moments[this.at] ?? null)
  readonly last: number = $derived.by(() => this.moments.length - 1)
  /** Other eyes are lent when the game is over. */
  readonly over: boolean = $derived.by(() => this.live.table?.status === 'finished' || this.live.table?.status === 'closed')

  /** Shows the moment after entry `seq`, or the last one before it; null: the last of all. */
  async open(seq: number | null, eyes: number | null = this.eyes): Promise<void> {
    this.eyes = eyes
    await this.#try(async () => {
      await this.#load()
      this.#known = this.moments.length
      await this.to(seq === null ? this.last : this.#indexOf(seq))
    })
  }

  close(): void {
    this.#closed = true
    this.pause()
  }

  /** The table has moved on: there may be more moments, or fewer where something was taken back. */
  async refresh(): Promise<void> {
    if (!this.ready) return
    await this.#try(async () => {
      const seq = this.moment?.seq ?? 0
      await this.#load()
      this.news = Math.max(0, this.moments.length - this.#known)
      await this.to(this.#indexOf(seq))
    })
  }

  /** Sees the same moment by the eyes of another seat, or of those who watch. */
  async see(eyes: number | null): Promise<void> {
    this.eyes = eyes
    this.#views.clear()
    this.#shown = -1
    await this.#try(async () => {
      await this.#load()
      await this.to(this.at)
    })
  }

  /** Shows the moment after entry `seq` by the eyes of a seat. */
  async visit(seq: number, eyes: number | null): Promise<void> {
    if (eyes === this.eyes) return this.to(this.#indexOf(seq))
    this.at = this.#indexOf(seq)
    await this.see(eyes)
  }

  /** Shows the moment with this index. Of several calls while one is loading the last counts. */
  async to(index: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.last, index))
    if (this.#busy) return
    this.#busy = true
    await this.#try(async () => {
      while (!this.#closed && this.#shown !== this.at) await this.#show(this.at)
    })
    this.#busy = false
  }

  next(): Promise<void> {
    return this.to(this.at + 1)
  }

  previous(): Promise<void> {
    return this.to(this.at - 1)
  }

  /** The next moment of another turn, or the end. */
  nextTurn(): Promise<void> {
    const turn = this.moment?.turn ?? 0
    const found = this.moments.findIndex((moment, index) => index > this.at && moment.turn !== turn)
    return this.to(found < 0 ? this.last : found)
  }

  /** The beginning of this turn; at its beginning that of the turn before. */
  previousTurn(): Promise<void> {
    const turn = this.moments[this.at - 1]?.turn ?? 0
    return this.to(this.moments.findIndex((moment) => moment.turn === turn))
  }

  play(): void {
    this.pause()
    if (this.at === this.last) void this.to(0)
    this.playing = true
    this.#wait()
  }

  pause(): void {
    clearTimeout(this.#timer)
    this.playing = false
  }

  #wait(): void {
    this.#timer = setTimeout(() => void this.#goOn(), this.#pace)
  }

  async #goOn(): Promise<void> {
    await this.next()
    if (!this.playing) return
    if (this.at === this.last) this.playing = false
    else this.#wait()
  }

  async #load(): Promise<void> {
    // What I was told live is what my seat was told: only other eyes need events of their own.
    const own = this.eyes === this.live.seat
    const told = await this.#api.moments(this.live.id, this.eyes, !own)
    this.moments = told.moments
    this.#events = told.events
  }

  async #show(index: number): Promise<void> {
    const moment = this.moments[index]
    if (!moment) throw new Error(`there is no moment ${index}`)
    const { eyes } = this
    const then = this.#views.get(moment.seq) ?? (await this.#api.moment(this.live.id, moment.seq, eyes))
    if (this.#closed || eyes !== this.eyes) return
    this.#views.set(moment.seq, then)
    const { session } = this
    session.mySeats = eyes === null ? [] : [eyes]
    session.table = asWatched(this.live.table)
    session.happened = (this.#events ?? this.live.happened).filter(({ seq }) => seq <= moment.seq)
    session.past = { number: index + 1, count: this.moments.length, turn: moment.turn }
    session.step = stepOf(then, index === this.#shown + 1)
    this.#shown = index
    this.ready = true
  }

  #indexOf(seq: number): number {
    return Math.max(0, this.moments.findLastIndex((moment) => moment.seq <= seq))
  }

  async #try(what: () => Promise<void>): Promise<void> {
    this.failure = null
    try {
      await what()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.failure = error.body
      this.pause()
    }
  }
}

/** `played`: it follows what showed before, so that the eye may see how it came about. */
function stepOf({ moment, view, own }: MomentView, played: boolean): Step<GameTypes> {
  return { seq: moment.seq, view, own, menu: null, decision: null, undo: false, fresh: played, toAct: [] }
}

/** Who is away now, or held by a computer player now, was not so then. */
function asWatched(table: TableInfo | null): TableInfo | null {
  return table && { ...table, seats: table.seats.map((seat) => ({ ...seat, present: true, stands_in: false })) }
}
