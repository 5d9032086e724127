// A small map and views of it, for tests.

import { fixtureSession, type Fixture } from '../app/fixture'
import type { RailMapData } from '../rail-map/types'
import type { GameEvent, Happened, StepMessage, TableMessage } from '../wire'
import { Flow } from './flow.svelte'
import { Rails } from './map'
import type { Menu, PrivateView, PublicView, SeatResult, SeatView, TicketToRide } from './wire'

export const MAP: RailMapData = {
  id: 'small', colours: ['red', 'blue', 'green', 'yellow', 'black', 'white', 'orange', 'pink'], seat_colours: ['blue', 'red', 'green', 'yellow', 'black'],
  trains: 45, stations: 3, draw_tickets: { draw: 3 }, points: { 1: 1, 2: 2, 3: 4, 4: 7 }, station_points: 4, express_points: 10, last_round_at: 2,
  cities: ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id.toUpperCase() })),
  routes: [
    { id: 'a-b', a: 'a', b: 'b', length: 2, colour: 'yellow', tunnel: true },
    { id: 'b-c', a: 'b', b: 'c', length: 3, colour: 'gray' },
    { id: 'c-d', a: 'c', b: 'd', length: 1, colour: 'red' },
    { id: 'a-d', a: 'a', b: 'd', length: 4, colour: 'gray', ferry: 1 },
  ],
  tickets: [
    { id: 'a-c', a: 'a', b: 'c', points: 5 },
    { id: 'b-d', a: 'b', b: 'd', points: 21, long: true },
    { id: 'a-d', a: 'a', b: 'd', points: 8 },
  ],
}
export const RAILS = new Rails(MAP)

/** Counts by card, in map order, from words. */
export function counts(held: Readonly<Record<string, number>>): number[] {
  return RAILS.cards.map((card) => held[card] ?? 0)
}

export function seatView(over: Partial<SeatView> = {}): SeatView {
  return { cards: 4, at_least: counts({}), blind: 0, trains: 45, stations: 3, points: 0, tickets: 2, chosen: true, ...over }
}

export function publicView(over: Partial<PublicView> = {}): PublicView {
  return {
    game: 'ticket-to-ride-europe', phase: 'turn', seat: 0, start_seat: 0, turn: 5, turns_to_go: null,
    row: ['red', 'locomotive', 'blue', 'green', 'red'], deck: 60, unturned: counts({}), discards: counts({}), ticket_deck: 20, choices: [],
    owners: [-1, -1, -1, -1], stations: [], seats: [seatView(), seatView()], tunnel: null, result: null, ...over,
  }
}

export function privateView(over: Partial<PrivateView> = {}): PrivateView {
  return { game: 'ticket-to-ride-europe', hand: counts({ yellow: 3, green: 2, locomotive: 2 }), tickets: [], offer: [], returned: [], unseen: counts({}), ...over }
}

const leaf = (action: string, code?: string): Menu['blind'] => ({ action, problem: code ? { code, args: {} } : null })

/** A turn with two yellow for the tunnel, three of a colour for the gray route, a station for one card. */
export function menu(over: Partial<Menu> = {}): Menu {
  return {
    game: 'ticket-to-ride-europe',
    problems: [{ code: 'TOO_FEW_CARDS', args: {} }, { code: 'TAKEN', args: { seat: 1 } }],
    row: [1, 2, 3, 4, 5].map((place) => leaf(`face ${place}`)),
    blind: leaf('blind'), tickets: leaf('tickets'), skip: leaf('pass', 'CAN_MOVE'),
    payments: [
      'yellow yellow', 'yellow locomotive', 'locomotive locomotive',
      'yellow yellow yellow', 'green green locomotive', 'yellow yellow locomotive', 'yellow locomotive locomotive', 'green locomotive locomotive',
      'green', 'yellow', 'locomotive',
    ],
    ways: [[0, 1, 2], [3, 4, 5, 6, 7], [9, 8, 10]],
    routes: [{ problem: null, ways: 0 }, { problem: null, ways: 1 }, { problem: 0, ways: null }, { problem: 1, ways: null }],
    odds: [{ colour: 'yellow', chances: [0.5, 0.4, 0.09, 0.01] }, { colour: 'locomotive', chances: [0.7, 0.25, 0.04, 0.01] }],
    station: { problem: null, cities: ['a', 'b', 'c'], ways: 2 },
    extra: [], decline: null, keep: null, ...over,
  }
}

const TABLE = {
  type: 'table', seq: 1, me: 'p', my_seats: [0], invite: null,
  table: { table: 'T', name: 'T', status: 'running', map_digest: '', seats: [0, 1].map((seat) => ({ seat, person: seat === 0 ? 'p' : 'q', name: seat === 0 ? 'Ann' : 'Ben', bot: null, stands_in: false, present: true })) },
} as unknown as TableMessage

export function step(over: Partial<StepMessage> = {}): StepMessage {
  return { type: 'step', seq: 1, events: [], view: publicView(), own: privateView(), decision: 'd1', menu: menu(), undo: false, clock: null, fresh: true, to_act: [], ...over }
}

/** A flow over a session that has received these steps, and what it sent. */
export function flowAfter(...steps: StepMessage[]): { flow: Flow } & Fixture<TicketToRide> {
  const fixture = fixtureSession<TicketToRide>([TABLE, ...steps])
  const flow = new Flow(fixture.session, RAILS)
  flow.settle()
  return { flow, ...fixture }
}

export function happened(...events: readonly GameEvent[]): Happened[] {
  return events.map((event, at) => ({ seq: at + 1, at, event }))
}

export function seatResult(over: Partial<SeatResult> = {}): SeatResult {
  return {
    hand: counts({}), routes: 0, tickets: [], ticket_points: 0, borrowed: [], stations: 12, path: [], spaces: 0, express: 0, total: 12, rank: 1, ...over,
  }
}
