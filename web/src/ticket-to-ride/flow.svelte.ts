import type { TableSession } from '../app/session.svelte'
import type { Selection } from '../rail-map/types'
import type { Problem } from '../wire'
import { cardsOf, claimable, extraWays, leafAction, type Payment, type RouteOffer, routeOffer, sensible, stationPayments } from './choices'
import type { Rails } from './map'
import type { Leaf, Menu, PrivateView, PublicView, TicketToRide } from './wire'

/** free: cards, routes and tickets as they come; claim: the list of routes is open; station: cities are offered. */
export type Mode = 'free' | 'claim' | 'station'

/** An act that needs a yes. */
export interface Asking {
  kind: 'face' | 'blind' | 'tickets' | 'pass'
  find: () => string | null
}

/**
 * What the player is about to do at this table: the route or city pointed out, how it is paid for, the tickets to keep.
 * Everything possible comes from the menu; nothing is worked out here.
 */
export class Flow {
  /** What one click or key would do, waiting for a yes of who wants to be asked first. */
  asking: Asking | null = $state.raw(null)
  mode: Mode = $state('free')
  target: Selection | null = $state.raw(null)
  /** `cards` of the payment picked by hand; null: the first of the sensible ones. */
  picked: string | null = $state(null)
  allWays = $state(false)
  keeping: readonly string[] = $state.raw([])
  /** Which of the ways to pay a tunnel's extra cards. */
  extra = $state(0)

  readonly session: TableSession<TicketToRide>
  readonly rails: Rails
  /** The decision that the choices below were made for. */
  #decision: string | null = null
  /** What was asked for while a command was on its way: done after it, if it is still possible then. */
  #wish: (() => string | null) | null = null
  #sent = ''
  readonly #askFirst: () => boolean

  /** `askFirst`: whether what one click or key does is to be asked about. */
  constructor(session: TableSession<TicketToRide>, rails: Rails, askFirst = () => false) {
    this.session = session
    this.rails = rails
    this.#askFirst = askFirst
  }

  readonly view: PublicView | null = $derived.by(() => this.session.step?.view ?? null)
  readonly own: PrivateView | null = $derived.by(() => this.session.step?.own ?? null)
  /** What I may do now. While a computer player holds my seat the decision is open, but not mine. */
  readonly menu: Menu | null = $derived.by(() => (this.session.awayFromSeat ? null : (this.session.step?.menu ?? null)))
  readonly busy: boolean = $derived.by(() => this.session.pending !== null)
  readonly myTurn: boolean = $derived(this.menu !== null)
  readonly hand: readonly number[] = $derived(this.own?.hand ?? [])
  readonly phase = $derived(this.view?.phase ?? 'over')
  /** My own turn, with all its ways open. */
  readonly free: boolean = $derived(this.myTurn && this.phase === 'turn')
  readonly claims: ReadonlySet<string> = $derived(
    new Set(this.free && this.mode !== 'station' ? claimable(this.menu).flatMap((index) => this.rails.data.routes[index]?.id ?? []) : []),
  )
  readonly sites: ReadonlySet<string> = $derived(
    new Set(this.free && this.mode === 'station' && !this.menu?.station.problem ? this.menu?.station.cities : []),
  )
  readonly stationProblem: Problem | null = $derived(this.menu?.station.problem ?? null)
  readonly keep = $derived(this.menu?.keep ?? null)
  readonly ways: readonly Leaf[] = $derived(extraWays(this.menu))

  /** All payments for what is pointed out; empty where nothing can be paid. */
  readonly payments: readonly Payment[] = $derived.by(() => {
    const { target } = this
    if (!target || !this.free) return []
    if (target.kind === 'city') return this.sites.has(target.id) ? stationPayments(this.menu) : []
    const offer = this.offer(target.id)
    return offer && !offer.problem ? offer.payments : []
  })
  readonly stacks: readonly Payment[] = $derived.by(() => sensible(this.payments, this.hand, this.rails.cards))
  readonly payment: Payment | null = $derived(this.payments.find(({ cards }) => cards === this.picked) ?? this.stacks[0] ?? null)
  /** Cards that would be paid: they rise in the hand. */
  readonly paying: readonly string[] = $derived.by(() => {
    if (this.phase === 'tunnel') {
      const way = this.ways[this.extra]
      return way ? way.action.split(' ').slice(1) : []
    }
    return this.payment ? cardsOf(this.payment) : []
  })

  offer(route: string): RouteOffer | null {
    return routeOffer(this.menu, this.rails.indexOf(route))
  }

  /**
   * A step has come, or a command has come to its end: with a new decision what no longer fits is dropped, then what
   * was wished meanwhile is done. Other news leave all as it is.
   */
  settle(): void {
    this.#renew()
    const wish = this.busy ? null : this.#wish
    if (!wish) return
    this.#wish = null
    if (this.myTurn) void this.#act(wish)
  }

  #renew(): void {
    const decision = this.session.step?.decision ?? null
    if (decision === this.#decision) return
    this.#decision = decision
    this.reset()
  }

  reset(): void {
    this.mode = 'free'
    this.asking = null
    this.point(null)
    this.keeping = []
    this.extra = 0
  }

  /** Puts away the innermost open thing. False: nothing was open. */
  escape(): boolean {
    this.#wish = null
    if (this.allWays) this.allWays = false
    else if (this.target) this.point(null)
    else if (this.mode !== 'free') this.mode = 'free'
    else return false
    return true
  }

  /** A route or a city was pointed out (click, tap, key, list) or let go. */
  point(target: Selection | null): void {
    if (target?.id !== this.target?.id || target?.kind !== this.target?.kind) {
      this.picked = null
      this.allWays = false
    }
    this.target = target
  }

  startClaim(): void {
    if (!this.free) return
    this.mode = this.mode === 'claim' ? 'free' : 'claim'
    this.point(null)
  }

  startStation(): void {
    if (!this.free || this.stationProblem) return
    this.mode = this.mode === 'station' ? 'free' : 'station'
    this.point(null)
  }

  pick(payment: Payment): void {
    this.picked = payment.cards
  }

  toggleKeep(ticket: string): void {
    if (!this.keep?.offer.includes(ticket)) return
    this.keeping = this.keeping.includes(ticket) ? this.keeping.filter((one) => one !== ticket) : [...this.keeping, ticket]
  }

  /** Takes the card at a place of the row, from 1. A wish stands for the card that lay there, not for the next one. */
  draw(place: number): Promise<void> {
    const card = this.view?.row[place - 1]
    return this.#ask('face', () => (this.view?.row[place - 1] === card ? leafAction(this.menu?.row[place - 1]) : null))
  }

  drawBlind(): Promise<void> {
    return this.#ask('blind', () => leafAction(this.menu?.blind))
  }

  takeTickets(): Promise<void> {
    return this.#ask('tickets', () => leafAction(this.menu?.tickets))
  }

  pass(): Promise<void> {
    return this.#ask('pass', () => leafAction(this.menu?.skip))
  }

  /** Claims the route or builds the station that is pointed out, with the chosen payment. */
  confirm(): Promise<void> {
    const { target, payment } = this
    if (!target || !payment) return Promise.resolve()
    const action = `${target.kind === 'route' ? 'claim' : 'station'} ${target.id} ${payment.cards}`
    return this.#act(() => (this.payment?.cards === payment.cards && this.target?.id === target.id ? action : null))
  }

  payExtra(): Promise<void> {
    return this.#act(() => leafAction(this.ways[this.extra]))
  }

  decline(): Promise<void> {
    return this.#act(() => leafAction(this.menu?.decline))
  }

  /** Keeps the chosen tickets, in the order in which they were offered. */
  confirmKeep(): Promise<void> {
    return this.#act(() => {
      const { keep } = this
      const kept = keep?.offer.filter((ticket) => this.keeping.includes(ticket)) ?? []
      return keep && kept.length >= keep.least ? ['keep', ...kept].join(' ') : null
    })
  }

  /** Yes to the question before an act. */
  async agree(): Promise<void> {
    const { asking } = this
    this.asking = null
    if (asking) await this.#act(asking.find)
  }

  async #ask(kind: Asking['kind'], find: () => string | null): Promise<void> {
    if (!this.#askFirst() || this.busy) await this.#act(find)
    else if (find() !== null) this.asking = { kind, find }
  }

  /** Sends what `find` finds in the menu. While a command is on its way it becomes the wish; the same again is none. */
  async #act(find: () => string | null): Promise<void> {
    if (this.busy) {
      if (find() !== this.#sent) this.#wish = find
      return
    }
    const action = find()
    if (action === null) return
    this.#sent = action
    await this.session.act(action)
  }
}
