// One table as this browser sees it: what the stream told last, and what may be done about it.

import type {
  Act,
  ChatLine,
  ErrorBody,
  Happened,
  Invite,
  Message,
  RequestInfo,
  SeatInfo,
  StepMessage,
  TableInfo,
  TableMessage,
} from '../wire'
import { type Api, ApiError, type MapFiles } from './api'
import { Backoff } from './backoff'
import { sendCommand } from './commands'
import type { Clocks } from '../table/clock'
import { ticking } from '../table/ticking.svelte'
import { newCommandId, newSeed } from './secrets'
import { browserPorts, type GameTypes, type Late, type PastMoment, type Pending, type Ports, type Step } from './session-ports'
import type { ConnectionState, Stream } from './stream'
import type { Kept } from '../offline/kept'
import type { Letter } from './unsent'
import { Waiting } from './waiting'

/** `G`: the game, once the table is known to be one of it. */
export class TableSession<G extends GameTypes = GameTypes> {
  readonly id: string
  table: TableInfo | null = $state.raw(null)
  /** Null until the first step has come. */
  step: Step<G> | null = $state.raw(null)
  /** Every event so far, oldest first, those taken back too. */
  happened: Happened[] = $state.raw([])
  /** The files of the table's map; null until loaded. */
  board: MapFiles | null = $state.raw(null)
  /** Null at tables without clocks. */
  clock: Clocks | null = $state.raw(null)
  me: string | null = $state(null)
  /** A screen that all in the room see: no side of anybody, mine included. */
  forAll: boolean = $state(false)
  /** Of several seats at this device the one that looks at it. */
  facing: number | null = $state(null)
  mySeats: number[] = $state.raw([])
  invite: Invite | null = $state.raw(null)
  connection: ConnectionState = $state('connecting')
  pending: Pending | null = $state.raw(null)
  /** Why the table can no longer be followed; null while it can. */
  refused: ErrorBody | null = $state.raw(null)
  /** When what is shown was seen, while no server answers and only that is known. */
  keptAt: number | null = $state(null)
  /** What became of the last command that was held. */
  late: Late | null = $state.raw(null)
  /** How many follow the table without a seat. */
  watchers = $state(0)
  /** Minutes by which this reader sees the table later than it is. */
  behind = $state(0)
  /** When I see the first move of a game that has begun, but not yet for me. */
  firstAt: number | null = $state(null)
  /** Takes what is said at the table. */
  heard: ((line: ChatLine) => void) | null = null
  /** Set where the session shows a moment that was; null: the game as it stands. */
  past: PastMoment | null = $state.raw(null)
  /** Why the last command was refused; null after the next one. */
  lastError: ErrorBody | null = $state.raw(null)

  /** Actions that are pointed out on the map as good ones, the best first, in text notation. */
  advised: readonly string[] = $state.raw([])
  /** The review of the game stands beside the table, where the final score would be. */
  reviewed = $state(false)

  /** Several people play at this device, one after another: only the side of one of them is ever here. */
  readonly passing: boolean = $derived(!this.forAll && this.mySeats.length > 1)
  /** The seat whose side is shown at this device; null for those who watch, and while all sides are covered. */
  readonly seat: number | null = $derived.by(() => {
    if (this.forAll) return null
    return this.passing ? (this.mySeats.find((seat) => seat === this.facing) ?? null) : (this.mySeats[0] ?? null)
  })
  /** My seats that must decide now. */
  readonly awaited: readonly number[] = $derived(this.mySeats.filter((seat) => this.step?.toAct.includes(seat) && !this.table?.seats[seat]?.stands_in))
  readonly watching: boolean = $derived(this.seat === null)
  readonly isHost: boolean = $derived(this.me !== null && this.table?.host === this.me)
  /** A computer player holds my seat: I may return. */
  readonly awayFromSeat: boolean = $derived(this.table?.seats.find((s) => s.seat === this.seat)?.stands_in ?? false)
  /** I gave my seat up: it is not to be had back. */
  readonly conceded: boolean = $derived(this.table?.seats.find((s) => s.seat === this.seat)?.conceded ?? false)
  /** What somebody at the running table asks of all, until its time has run out. */
  readonly request: RequestInfo | null = $derived.by(() => {
    const { request, status } = this.table ?? { request: null, status: null }
    return request && status === 'running' && request.until > ticking.now ? request : null
  })
  /** The request waits for my answer. */
  readonly asked: boolean = $derived(this.seat !== null && (this.request?.awaited.includes(this.seat) ?? false))

  readonly #ports: Ports
  #stream: Stream | null = null
  #streamSeat: number | null = null
  #boardDigest: string | null = null
  /** What `pending` stands for; null when it is done with. */
  #letter: Letter | null = null
  readonly #waiting = new Waiting()
  #pendingUntil = 0
  #pendingTimer: ReturnType<typeof setTimeout> | undefined

  constructor(id: string, ports: Partial<Ports> = {}) {
    this.id = id
    this.#ports = { ...browserPorts, ...ports }
  }

  /** Follows the table until `close`. Throws the `ApiError` when the table cannot be seen. */
  async open(): Promise<void> {
    const [table, me] = await Promise.all([this.#ports.api.table(this.id), this.#ports.whoAmI()])
    this.me = me
    this.mySeats = table.seats.filter(({ person: sitting }) => me !== null && sitting === me).map(({ seat }) => seat)
    this.#setTable(table)
    if (this.connection === 'closed') return
    this.keptAt = null
    this.#connect()
    const kept = this.#ports.unsent.of(this.id)
    if (kept) void this.#deliver(kept, true)
  }

  /** What is held stays kept in this browser. */
  close(): void {
    this.#stream?.close()
    this.#stream = null
    this.connection = 'closed'
    clearTimeout(this.#pendingTimer)
    this.#letter = null
    this.#waiting.wake()
  }

  /** Shows what was kept, until `open` finds the server. */
  restore({ at, me, seats, table, step, happened }: Kept, board: MapFiles): void {
    this.keptAt = at
    this.connection = 'waiting'
    this.board = board
    this.#boardDigest = table.map_digest
    this.me = me
    this.mySeats = seats
    this.happened = happened
    this.#receiveStep(step)
    this.#setTable(table)
  }

  /** Waits so many milliseconds, or until `retry` or a message says that the server may be there. */
  pause(ms: number): Promise<void> {
    return this.#waiting.pause(ms)
  }

  /** Looks for the server now instead of after the next pause. */
  retry(): void {
    this.#stream?.retry()
    this.#waiting.wake()
  }

  /** Does not send the held command again. Whether it had arrived before is what the stream tells. */
  withdraw(): void {
    if (!this.pending?.held) return
    this.#settle()
    this.#waiting.wake()
  }

  /** Takes in one message of the stream. */
  receive(message: Message): void {
    this.#waiting.wake()
    if (message.type === 'table') this.#receiveTable(message)
    else if (message.type === 'step') this.#receiveStep(message)
    else if (message.type === 'chat') this.heard?.(message.line)
  }

  /** Answers the open decision with an action of the menu. False: not sent, or refused (see `lastError`). */
  act(action: string): Promise<boolean> {
    const { seat } = this
    const decision = this.step?.decision
    if (seat === null || decision == null) return Promise.resolve(false)
    const body: Act = { seat, decision, command: newCommandId(), action }
    return this.#deliver({ kind: 'act', body })
  }

  /** Takes back the last placement of the open turn (R4.3). */
  takeBack(): Promise<boolean> {
    const { seat } = this
    if (seat === null || !this.step?.undo) return Promise.resolve(false)
    return this.#deliver({ kind: 'take-back', body: { seat, command: newCommandId() } })
  }

  /** Asks all who play to undo the action of `entry` and everything after it. */
  askUndo(entry: number): Promise<boolean> {
    return this.#once((seat, command) => this.#ports.api.undo(this.id, { seat, entry, command }))
  }

  /** Asks all who play to end the game, scored as it stands. */
  askEnd(): Promise<boolean> {
    return this.#once((seat, command) => this.#ports.api.end(this.id, { seat, command }))
  }

  /** Answers the open request; my own is withdrawn by `false`. */
  consent(asked: number, agrees: boolean): Promise<boolean> {
    return this.#once((seat, command) => this.#ports.api.consent(this.id, { seat, asked, agrees, command }))
  }

  /** Gives my seat up for good. */
  concede(): Promise<boolean> {
    return this.#once((seat, command) => this.#ports.api.concede(this.id, { seat, command }))
  }

  /** Takes my seat back from the computer player that holds it. */
  return(): Promise<boolean> {
    const { seat } = this
    return seat === null ? Promise.resolve(false) : this.#try(() => this.#ports.api.return(this.id, { seat }))
  }

  /** Lets a computer player hold the seat of somebody who is away. */
  replace(seat: number, bot?: string): Promise<boolean> {
    return this.#try(() => this.#ports.api.replace(this.id, bot === undefined ? { seat } : { seat, bot }))
  }

  /** `colour`: which I would like, where seats have colours. */
  sit(seat: number, name?: string, colour: string | null = null): Promise<boolean> {
    return this.#try(async () => {
      const seated = await this.#ports.api.sit(this.id, { seed: newSeed(), seat, colour, ...(name === undefined ? {} : { name }) })
      // The server may have met me only now: a stream that I opened before knows me as nobody.
      this.mySeats = [...this.mySeats, seated.seat]
      if (this.#stream) this.#connect()
    })
  }

  /** Somebody else sits down at this device, and is handed it when it is their turn. */
  sitBeside(seat: number, name: string): Promise<boolean> {
    return this.#try(async () => {
      const seed = newSeed()
      this.#ports.beside.keep(seed, name)
      const seated = await this.#ports.api.sit(this.id, { seed, seat })
      this.mySeats = [...this.mySeats, seated.seat]
      if (this.#stream && this.seat !== this.#streamSeat) this.#connect()
    })
  }

  /** Another colour for a seat of mine, before the start. */
  chooseColour(seat: number, colour: string): Promise<boolean> {
    return this.#try(() => this.#ports.api.colour(this.id, { seat, colour }))
  }

  /** Shows the side of one of the seats at this device: its secrets come here only now. */
  face(seat: number): void {
    this.facing = seat
    if (this.seat !== this.#streamSeat) this.#connect()
  }

  /** Covers all sides: nothing of a seat's secrets stays. */
  cover(): void {
    this.facing = null
    if (this.step) this.step = { ...this.step, own: null, menu: null, decision: null, undo: false, fresh: false }
    if (this.seat !== this.#streamSeat) this.#connect()
  }

  /** Gives up a seat of mine before the start. */
  leave(seat = this.mySeats[0]): Promise<boolean> {
    return seat === undefined ? Promise.resolve(false) : this.#try(() => this.#ports.api.leave(this.id, { seat }))
  }

  /** The host sends somebody away before the start. */
  remove(seat: number): Promise<boolean> {
    return this.#try(() => this.#ports.api.remove(this.id, { seat }))
  }

  /** The host seats a computer player before the start. */
  seatComputer(seat: number, bot: string): Promise<boolean> {
    return this.#try(() => this.#ports.api.computer(this.id, { seat, bot }))
  }

  start(): Promise<boolean> {
    return this.#try(() => this.#ports.api.start(this.id))
  }

  closeTable(): Promise<boolean> {
    return this.#try(() => this.#ports.api.close(this.id))
  }

  /** The next table for the same people; who has a seat sits down there. Answers its id, or null when refused. */
  async rematch(): Promise<string | null> {
    let next: string | null = null
    await this.#try(async () => {
      next = (await this.#ports.api.rematch(this.id, this.seat === null ? {} : { seed: newSeed() })).table
    })
    return next
  }

  #connect(): void {
    this.#stream?.close()
    this.#streamSeat = this.seat
    this.happened = []
    this.#stream = this.#ports.openStream({
      table: this.id,
      seat: this.#streamSeat,
      after: 0,
      onMessage: (message) => {
        this.receive(message)
      },
      onState: (state) => {
        if (this.connection !== 'closed' && state !== 'closed') this.connection = state
      },
      onRefused: (code) => {
        this.close()
        this.refused = { code, args: {}, message: '' }
      },
    })
  }

  #receiveTable(message: TableMessage): void {
    this.me = message.me
    this.mySeats = message.my_seats
    this.invite = message.invite
    this.watchers = message.watchers
    this.behind = message.behind
    this.firstAt = message.first_at
    this.#setTable(message.table)
    // What a seat sees besides the public part needs a stream of that seat, from the first entry on.
    if (this.#stream && this.seat !== this.#streamSeat) this.#connect()
  }

  #receiveStep(message: StepMessage): void {
    const known = this.happened.at(-1)?.seq ?? 0
    const news = message.events.filter((event) => event.seq > known)
    if (news.length > 0) this.happened = [...this.happened, ...news]
    const { seq, view, own, menu, decision, undo, clock, fresh, to_act: toAct = [] } = message
    this.clock = clock && { ...clock, ahead: clock.now - Date.now() }
    // Another decision, or none: what was sent has come to its end, even if its answer is still on the way.
    // What was held is different: perhaps it never arrived, and only its answer tells who has decided.
    const decided = decision !== this.step?.decision && !this.pending?.held
    this.step = { seq, view, own, menu, decision, undo, fresh, toAct } as Step<G>
    if (this.pending && (decided || (this.#pendingUntil > 0 && seq >= this.#pendingUntil))) this.#settle()
  }

  #setTable(table: TableInfo): void {
    this.table = this.passing ? { ...table, seats: table.seats.map((seat) => this.#named(seat, table)) } : table
    if (this.#boardDigest === table.map_digest) return
    this.#boardDigest = table.map_digest
    void this.#loadBoard(table)
  }

  /** A seat at this device goes by the name that was given here. */
  #named(seat: SeatInfo, { fair }: TableInfo): SeatInfo {
    const name = this.#ports.beside.name(fair.seeds[seat.seat] ?? '')
    return name === null ? seat : { ...seat, name }
  }

  /** Without its map a table cannot be shown: asks until it has come, or the table is left. */
  async #loadBoard({ game, map, map_digest: digest }: TableInfo): Promise<void> {
    const backoff = new Backoff(this.#ports.firstWaitMs)
    while (this.connection !== 'closed') {
      const loaded = await this.#try(async () => {
        this.board = await this.#ports.api.map(game, map, digest)
      })
      if (loaded) return
      await new Promise((resolve) => setTimeout(resolve, backoff.nextMs()))
    }
  }

  /** One command at a time: the next decision is known only when this one is answered. */
  async #deliver(letter: Letter, held = false): Promise<boolean> {
    if (this.#letter) return false
    this.#letter = letter
    this.pending = { kind: letter.kind, action: letter.kind === 'act' ? letter.body.action : '', held }
    this.#pendingUntil = 0
    this.lastError = null
    this.#ports.unsent.keep(this.id, letter)
    try {
      const done = await sendCommand(
        () => this.#post(letter),
        (ms) => this.#hold(letter, ms),
      )
      if (done === null) return false
      this.#ports.unsent.forget(this.id, letter)
      if (this.#letter !== letter) return true
      if (this.pending.held) this.late = { error: null }
      if ((this.step?.seq ?? 0) >= done.seq) this.#settle()
      else this.#waitFor(done.seq)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const wasHeld = this.#letter === letter && this.pending.held
      this.#ports.unsent.forget(this.id, letter)
      if (this.#letter === letter) this.#settle()
      if (wasHeld) this.late = { error: error.body }
      else this.lastError = error.body
      return false
    }
  }

  #post(letter: Letter): ReturnType<Api['act']> {
    const { api } = this.#ports
    return letter.kind === 'act' ? api.act(this.id, letter.body) : api.takeBack(this.id, letter.body)
  }

  /** Waits until the server is heard of again, or for a while. False: the command is no longer wanted. */
  async #hold(letter: Letter, ms: number): Promise<boolean> {
    if (this.#letter !== letter || !this.pending) return false
    this.pending = { ...this.pending, held: true }
    await this.pause(ms)
    return this.#letter === letter
  }

  #waitFor(seq: number): void {
    this.#pendingUntil = seq
    this.#pendingTimer = setTimeout(() => {
      this.#settle()
    }, this.#ports.patienceMs)
  }

  #settle(): void {
    clearTimeout(this.#pendingTimer)
    this.#pendingUntil = 0
    if (this.#letter) this.#ports.unsent.forget(this.id, this.#letter)
    this.#letter = null
    this.pending = null
  }

  /** A command for my seat that answers no decision: it is sent once. */
  #once(send: (seat: number, command: string) => ReturnType<Api['act']>): Promise<boolean> {
    const { seat } = this
    return seat === null ? Promise.resolve(false) : this.#try(() => send(seat, newCommandId()))
  }

  async #try(what: () => Promise<unknown>): Promise<boolean> {
    this.lastError = null
    try {
      await what()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.lastError = error.body
      return false
    }
  }
}
