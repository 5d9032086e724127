// What could be drawn at each draw of Ticket to Ride (T1.1, T1.5, T2.1, T2.4, T2.5, T2.11, T2.13, T2.14). Written a second
// time here on purpose: a check that asked the server for its pools would have to believe them.

import type { RailMapData } from '../rail-map/types'
import type { Draw, Entry } from './game-file'

export interface RailDrawMap extends Pick<RailMapData, 'colours' | 'cities' | 'routes' | 'tickets'> {
  readonly cards_per_colour: number
  readonly locomotives: number
  readonly hand: number
  readonly first_tickets: { readonly long: number; readonly regular: number }
  readonly draw_tickets: { readonly draw: number }
  readonly redeal_at: number
  readonly tunnel_cards: number
}

const LOCOMOTIVE = 'locomotive'
const ROW = 5
const MOST_REDEALS = 3

/** A draw that must come now: the texts that it could have, and how often each is in the pool. */
interface Pending {
  texts: readonly string[]
  pool: number[]
  take: (came: number) => void
}

interface Trial {
  colour: string
  laid: string[]
  turned: string[]
  left: number
}

/** Part of the plan: what must be drawn for it now; null when it is done. */
type Step = () => Pending | null

/** A step that is one draw. */
function once(draw: Step): Step {
  let done = false
  return () => {
    const pending = done ? null : draw()
    if (!pending) return null
    const take = (came: number): void => {
      done = true
      pending.take(came)
    }
    return { ...pending, take }
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** The piles of a table, moved by actions and outcomes. Hands are not needed: what is paid, the actions name. */
class Piles {
  readonly #map: RailDrawMap
  readonly #cards: readonly string[]
  readonly #ids: readonly string[]
  readonly #deck: number[]
  readonly #discards: number[]
  readonly #row: (string | null)[] = Array.from({ length: ROW }, () => null)
  readonly #long: Set<string>
  readonly #tickets: Set<string>
  /** Tickets put back, the first ones first. */
  readonly #under: Set<string>[] = []
  readonly #offers: string[][]
  #trial: Trial | null = null
  /** Seats that have chosen their first tickets. */
  readonly #chosen = new Set<number>()
  #redeals = 0
  #filled = false
  /** What is still to be drawn before the row is looked at; the next one last. */
  readonly #plan: Step[]

  constructor(map: RailDrawMap, seats: number) {
    this.#map = map
    this.#cards = [...map.colours, LOCOMOTIVE]
    this.#deck = this.#cards.map((card) => (card === LOCOMOTIVE ? map.locomotives : map.cards_per_colour))
    this.#discards = this.#cards.map(() => 0)
    this.#ids = map.tickets.map(({ id }) => id)
    this.#long = new Set(map.tickets.filter(({ long }) => long).map(({ id }) => id))
    this.#tickets = new Set(map.tickets.filter(({ long }) => !long).map(({ id }) => id))
    this.#offers = Array.from({ length: seats }, () => [])
    const each = (count: number, draw: (seat: number) => Pending): Step[] =>
      Array.from({ length: seats * count }, (_, n) => once(() => draw(Math.floor(n / count))))
    const first = Array.from({ length: seats }, () => 1)
    this.#plan = [
      ...each(map.hand, (seat) => this.#card(`card ${seat}`, () => {})),
      () => this.#fill(),
      ...each(map.first_tickets.long, (seat) => this.#ticket(`long ${seat}`, seat, this.#long)),
      ...each(map.first_tickets.regular, (seat) => this.#ticket(`regular ${seat}`, seat, this.#tickets)),
      once(() => ({ texts: first.map((_, seat) => `first ${seat}`), pool: first, take: () => {} })),
    ].reverse()
  }

  /** The next draw; null when a decision is due. */
  next(): Pending | null {
    for (let step = this.#plan.at(-1); step; step = this.#plan.at(-1)) {
      const pending = step()
      if (pending) return pending
      this.#plan.pop()
    }
    return null
  }

  /** An action as the log has it. */
  act(seat: number, action: string): void {
    const [word = '', ...names] = action.split(' ')
    this.#redeals = 0
    this.#filled = false
    this.#plan.push(() => this.#fill())
    if (word === 'face') {
      this.#row[Number(names[0]) - 1] = null
    } else if (word === 'blind') {
      this.#plan.push(once(() => this.#card('draw', () => {})))
    } else if (word === 'claim') {
      this.#claim(names[0] ?? '', names.slice(1))
    } else if (word === 'station') {
      this.#throw(names.slice(1))
    } else if (word === 'pay') {
      this.#throw([...names, ...(this.#trial?.laid ?? [])])
      this.#leaveTunnel()
    } else if (word === 'decline') {
      this.#leaveTunnel()
    } else if (word === 'tickets') {
      const count = Math.min(this.#map.draw_tickets.draw, this.#tickets.size + sum(this.#under.map(({ size }) => size)))
      for (let n = 0; n < count; n += 1) this.#plan.push(once(() => this.#offer(seat)))
    } else if (word === 'keep') {
      this.#keep(seat, names)
    }
  }

  /** An entry that was checked before. */
  repeat({ seat, action, outcomes = [] }: Entry): void {
    if (seat !== undefined && action !== undefined) this.act(seat, action)
    for (const text of outcomes) {
      const pending = this.next()
      pending?.take(pending.texts.indexOf(text ?? ''))
    }
    this.next()
  }

  /** First tickets that are not kept leave the game; later ones go under the deck, those of one choice together. */
  #keep(seat: number, kept: readonly string[]): void {
    const offer = this.#offers[seat] ?? []
    if (this.#chosen.has(seat)) this.#under.push(new Set(offer.filter((ticket) => !kept.includes(ticket))))
    this.#chosen.add(seat)
    this.#offers[seat] = []
  }
  #claim(id: string, cards: string[]): void {
    const route = this.#map.routes.find((one) => one.id === id)
    if (!route?.tunnel) {
      this.#throw(cards)
      return
    }
    const colour = cards.find((card) => card !== LOCOMOTIVE) ?? LOCOMOTIVE
    this.#trial = { colour, laid: cards, turned: [], left: this.#map.tunnel_cards }
    this.#plan.push(() => this.#reveal())
  }

  #reveal(): Pending | null {
    const trial = this.#trial
    if (!trial) return null
    if (trial.left > 0 && sum(this.#deck) + sum(this.#discards) > 0) {
      return this.#card('reveal', (card) => {
        trial.turned.push(card)
        trial.left -= 1
      })
    }
    const due = trial.turned.some((card) => card === LOCOMOTIVE || card === trial.colour)
    if (!due) {
      this.#throw(trial.laid)
      this.#leaveTunnel()
    }
    return null
  }

  #leaveTunnel(): void {
    this.#throw(this.#trial?.turned ?? [])
    this.#trial = null
  }

  #throw(cards: readonly string[]): void {
    for (const card of cards) this.#discards[this.#cards.indexOf(card)]! += 1
  }

  /** A card from the deck; the discards become the deck when it is empty (T2.5). */
  #card(word: string, then: (card: string) => void): Pending {
    if (sum(this.#deck) === 0) {
      for (const [k, count] of this.#discards.entries()) {
        this.#deck[k] = count
        this.#discards[k] = 0
      }
    }
    return {
      texts: this.#cards.map((card) => `${word} ${card}`),
      pool: [...this.#deck],
      take: (came) => {
        this.#deck[came]! -= 1
        then(this.#cards[came] ?? '')
      },
    }
  }

  /** The first gap of the row, and redeals (T2.4); null when the row is settled. A tunnel that asks leaves it as it is. */
  #fill(): Pending | null {
    if (this.#trial) return null
    for (;;) {
      const gap = this.#row.indexOf(null)
      if (gap >= 0 && sum(this.#deck) + sum(this.#discards) > 0) {
        return this.#card(`fill ${gap + 1}`, (card) => {
          this.#row[gap] = card
          this.#filled = true
        })
      }
      const lying = this.#row.filter((card) => card !== null)
      const locomotives = lying.filter((card) => card === LOCOMOTIVE).length
      if (locomotives < this.#map.redeal_at || this.#redeals === MOST_REDEALS || !this.#filled) return null
      const elsewhere = sum(this.#deck.slice(0, -1)) + sum(this.#discards.slice(0, -1))
      if (lying.length - locomotives + elsewhere <= ROW - this.#map.redeal_at) return null
      this.#throw(lying)
      this.#row.fill(null)
      this.#redeals += 1
    }
  }

  #ticket(word: string, seat: number, from: Set<string>): Pending {
    return {
      texts: this.#ids.map((id) => `${word} ${id}`),
      pool: this.#ids.map((id) => (from.has(id) ? 1 : 0)),
      take: (came) => {
        const id = this.#ids[came] ?? ''
        from.delete(id)
        this.#offers[seat]?.push(id)
      },
    }
  }

  #offer(seat: number): Pending | null {
    while (this.#under[0]?.size === 0) this.#under.shift()
    const from = this.#tickets.size > 0 ? this.#tickets : this.#under[0]
    return from ? this.#ticket('offer', seat, from) : null
  }
}

/**
 * The draws of a game from its log, and how many are missing or stand there in vain. After a draw of something that the
 * pool does not hold nothing can be worked out: the rest counts as missing.
 */
export function railDraws(map: RailDrawMap, seats: number, entries: readonly Entry[]): { draws: Draw[]; missing: number } {
  let piles = new Piles(map, seats)
  /** What holds so far, to begin anew from when something is taken back. */
  let held: Entry[] = []
  const draws: Draw[] = []
  const all = sum(entries.map(({ outcomes }) => outcomes?.length ?? 0))
  let missing = 0
  for (const entry of entries) {
    const { kind, seat, action, outcomes = [], undone } = entry
    if (kind === 'rewound' && undone !== undefined) {
      held = held.filter(({ seq }) => seq < undone)
      piles = new Piles(map, seats)
      for (const past of held) piles.repeat(past)
    } else if (kind === 'started' || kind === 'acted') {
      held.push(entry)
    }
    if (kind === 'acted' && seat !== undefined && action !== undefined) piles.act(seat, action)
    let n = 0
    for (let pending = piles.next(); pending; pending = piles.next()) {
      const text = outcomes[n]
      if (text == null) return { draws, missing: Math.max(1, all - draws.length) }
      n += 1
      const came = pending.texts.indexOf(text)
      draws.push({ text, pool: pending.pool, came })
      if (came < 0 || pending.pool[came] === 0) return { draws, missing: all - draws.length }
      pending.take(came)
    }
    missing += outcomes.length - n
  }
  return { draws, missing }
}
