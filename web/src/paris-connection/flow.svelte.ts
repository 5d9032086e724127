import type { TableSession } from '../app/session.svelte'
import type { Problem } from '../wire'
import type { Menu, Paris, PublicView } from './wire'
import { canBuild, companiesFor, companyProblem, hexChoice, type HexChoice, possibleHexes } from './choices'
import { canTrade, noTrade, preview, type TradeDraft, type TradePreview, withGive, withTake } from './trade'

/** An act that ends the game, waiting for a yes; `finish`: only the turn, for who wants to be asked. */
export interface Asking {
  kind: 'place' | 'trade' | 'finish'
  action: string
}

export type Mode = 'build' | 'trade'

/**
 * What the player is about to do at this table: chosen company and hex, the trade being put together, the question
 * before an act that ends the game. Everything possible comes from the menu; nothing is worked out here.
 */
export class Flow {
  mode: Mode = $state('build')
  chosen: string | null = $state(null)
  hex: string | null = $state(null)
  draft: TradeDraft = $state.raw(noTrade)
  asking: Asking | null = $state.raw(null)

  readonly session: TableSession<Paris>
  readonly order: readonly string[]
  readonly #index: ReadonlyMap<string, number>
  readonly #askFirst: () => boolean
  /** The decision that the choices below were made for. */
  #decision: string | null = null
  /** What was asked for while a command was on its way: done after it, if it is still possible then. */
  #wish: (() => Promise<void>) | null = null
  #sent = ''

  /**
   * `order`: the ids of all hexes in map order, in which the menu writes its marks; `askFirst`: whether a turn is to end
   * only after a question.
   */
  constructor(session: TableSession<Paris>, order: readonly string[], askFirst = () => false) {
    this.session = session
    this.order = order
    this.#askFirst = askFirst
    this.#index = new Map(order.map((hex, index) => [hex, index]))
  }

  readonly view: PublicView | null = $derived.by(() => this.session.step?.view ?? null)
  /** What I may do now. While a computer player holds my seat the decision is open, but not mine. */
  readonly menu: Menu | null = $derived.by(() => (this.session.awayFromSeat ? null : (this.session.step?.menu ?? null)))
  readonly busy: boolean = $derived.by(() => this.session.pending !== null)
  readonly myTurn: boolean = $derived(this.menu !== null)
  readonly building: boolean = $derived(this.view?.build != null)
  /** The company being built: that of the open build of whoever plays, or the one I have chosen. */
  readonly company: string | null = $derived(this.view?.build?.company ?? (this.myTurn ? this.chosen : null))
  readonly legal: readonly string[] = $derived.by(() =>
    this.mode === 'build' ? possibleHexes(this.menu, this.company, this.order) : [],
  )
  readonly mayBuild: boolean = $derived(canBuild(this.menu))
  readonly mayTrade: boolean = $derived(canTrade(this.menu))
  readonly finishProblem: Problem | null = $derived(this.menu?.finish.problem ?? null)
  readonly trade: TradePreview | null = $derived.by(() => {
    const own = this.session.step?.own
    return this.view && own ? preview(this.menu, this.draft, this.view, own) : null
  })

  choice(hex: string, company: string | null = this.company): HexChoice | null {
    return hexChoice(this.menu, company, hex, this.#index.get(hex) ?? -1)
  }

  companiesAt(hex: string): string[] {
    return this.building ? [] : companiesFor(this.menu, this.#index.get(hex) ?? -1)
  }

  problemOf(company: string): Problem | null {
    return companyProblem(this.menu, company)
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
    if (this.myTurn) void wish()
  }

  #renew(): void {
    const decision = this.session.step?.decision ?? null
    if (decision === this.#decision) return
    this.#decision = decision
    if (!this.myTurn) {
      this.reset()
      return
    }
    if (this.building) this.mode = 'build'
    if (this.chosen && companyProblem(this.menu, this.chosen)) this.chosen = null
    this.hex = null
    this.asking = null
    this.draft = noTrade
  }

  reset(): void {
    this.mode = 'build'
    this.chosen = null
    this.hex = null
    this.draft = noTrade
    this.asking = null
  }

  /** Puts away the innermost open thing. False: nothing was open. */
  escape(): boolean {
    this.#wish = null
    if (this.asking) this.asking = null
    else if (this.hex) this.hex = null
    else if (this.mode === 'trade') this.startBuild()
    else if (this.chosen && !this.building) this.chosen = null
    else return false
    return true
  }

  choose(company: string): void {
    if (!this.menu) return
    this.mode = 'build'
    if (this.building || this.problemOf(company)) return
    this.chosen = this.chosen === company ? null : company
    this.hex = null
  }

  /** Chooses one of the companies that may build on the selected hex, which stays selected. */
  chooseAt(company: string): void {
    this.chosen = company
  }

  startBuild(): void {
    this.mode = 'build'
    this.draft = noTrade
  }

  startTrade(): void {
    if (!this.mayTrade) return
    this.mode = 'trade'
    this.hex = null
    this.chosen = null
    this.draft = noTrade
  }

  give(company: string): void {
    if (this.menu) this.draft = withGive(this.menu, this.draft, company)
  }

  take(company: string): void {
    if (this.menu) this.draft = withTake(this.menu, this.draft, company)
  }

  count(count: 1 | 2): void {
    this.draft = { ...this.draft, count }
  }

  /**
   * A hex was pointed out (click, tap, key) or let go. Without a company it chooses the one that can build there,
   * if only one can.
   */
  select(hex: string | null): void {
    this.hex = hex
    if (hex === null || !this.menu || this.mode === 'trade' || this.company) return
    const companies = this.companiesAt(hex)
    const [only] = companies
    if (only !== undefined && companies.length === 1) this.chosen = only
  }

  async place(hex: string): Promise<void> {
    const choice = this.choice(hex)
    if (this.busy) {
      // a second click on the same place is no second wish
      if (!choice?.possible || choice.action !== this.#sent) this.#wish = () => this.place(hex)
      return
    }
    if (!choice?.possible) return
    if (choice.ends && this.asking?.action !== choice.action) {
      this.asking = { kind: 'place', action: choice.action }
      return
    }
    await this.#send(choice.action)
  }

  async finish(): Promise<void> {
    const finish = this.menu?.finish
    if (this.busy) {
      this.#wish = () => this.finish()
      return
    }
    if (!finish || finish.problem) return
    // about the end of the game the placement that brings it has asked, and the button says it
    if (this.#askFirst() && this.asking?.kind !== 'finish') {
      this.asking = { kind: 'finish', action: finish.action }
      return
    }
    await this.#send(finish.action)
  }

  async confirmTrade(): Promise<void> {
    const { trade } = this
    if (!trade || this.busy) return
    if (trade.ends && this.asking?.action !== trade.action) {
      this.asking = { kind: 'trade', action: trade.action }
      return
    }
    await this.#send(trade.action)
  }

  /** Yes to the question before an act that ends the game. */
  async agree(): Promise<void> {
    if (this.asking) await this.#send(this.asking.action)
  }

  async takeBack(): Promise<void> {
    await this.session.takeBack()
  }

  async #send(action: string): Promise<void> {
    this.asking = null
    this.#sent = action
    await this.session.act(action)
  }
}
