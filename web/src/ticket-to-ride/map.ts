import type { MapFiles } from '../app/api'
import type { RailLayout, RailMapData, RailRoute, RailTicket } from '../rail-map/types'
import { LOCOMOTIVE } from './words'

export type RailFiles = MapFiles<RailMapData, RailLayout>

/** Lookups in a map by id, made once for a table. */
export class Rails {
  readonly data: RailMapData
  /** Card ids in the order of every list by card: the colours, then the locomotive. */
  readonly cards: readonly string[]
  readonly #routes: ReadonlyMap<string, { route: RailRoute; index: number }>
  readonly #tickets: ReadonlyMap<string, RailTicket>
  readonly #cities: ReadonlyMap<string, string>

  constructor(data: RailMapData) {
    this.data = data
    this.cards = [...data.colours, LOCOMOTIVE]
    this.#routes = new Map(data.routes.map((route, index) => [route.id, { route, index }]))
    this.#tickets = new Map(data.tickets.map((ticket) => [ticket.id, ticket]))
    this.#cities = new Map(data.cities.map(({ id, name }) => [id, name]))
  }

  /** Throws for an id that the map does not have, as all of these do but `indexOf`. */
  route(id: string): RailRoute {
    return known(this.#routes.get(id)?.route, id)
  }

  /** Place of a route in the lists by route; -1 for a route that the map does not have. */
  indexOf(route: string): number {
    return this.#routes.get(route)?.index ?? -1
  }

  ticket(id: string): RailTicket {
    return known(this.#tickets.get(id), id)
  }

  city(id: string): string {
    return known(this.#cities.get(id), id)
  }

  /** "Berlin – Wien". */
  routeName(id: string): string {
    const { a, b } = this.route(id)
    return pair(this.city(a), this.city(b))
  }

  ticketName(id: string): string {
    const { a, b } = this.ticket(id)
    return pair(this.city(a), this.city(b))
  }

  /** Points of a route (T2.8). */
  points(id: string): number {
    return this.data.points[String(this.route(id).length)] ?? 0
  }
}

function pair(a: string, b: string): string {
  return `${a} – ${b}`
}

function known<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`the map has no "${id}"`)
  return found
}
