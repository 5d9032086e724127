import { holding } from '../table/holding'
import type { Happened } from '../wire'

type Event = Happened['event']

/** A card that was drawn: its id where I know it, null for another's blind card. */
export interface Drawn {
  card: string | null
  blind: boolean
}

/** A route of this turn: claimed, or a tunnel on trial or given up. */
export interface RouteDeed {
  route: string
  cards: readonly string[]
  /** Cards turned over for a tunnel, and whether each costs one more. */
  turned: readonly { card: string; costs: boolean }[]
  extra: readonly string[]
  state: 'claimed' | 'trying' | 'declined'
  points: number
}

/** One turn of the log. The turn that is being played has `finished` false. */
export interface Turn {
  kind: 'turn'
  turn: number
  seat: number
  at: number
  /** The entry with which it began. */
  seq: number
  drawn: readonly Drawn[]
  route: RouteDeed | null
  station: { city: string; cards: readonly string[] } | null
  /** `kept` is null until the choice is made. */
  tickets: { drawn: number; kept: number | null } | null
  passed: boolean
  finished: boolean
}

/** Something besides the turns: the start, a shuffle, the last round, people coming and going. */
export interface Note {
  kind: 'note'
  turn: number
  at: number
  event: Event
}

export type Line = Turn | Note

/** Part of a turn, or nothing that a log tells. */
const SILENT = new Set<Event['type']>([
  'FirstCardsDealt', 'TicketsOffered', 'RowFilled', 'FirstTicketsChosen', 'TicketsDealt', 'CardsDealt',
])

/** Tells the events by turn, oldest first. */
export function story(events: readonly Happened[]): Line[] {
  const lines: Line[] = []
  let turn = 0
  let open: Turn | null = null
  const deed = (seat: number, at: number, seq: number): Turn => {
    if (open?.seat !== seat || open.turn !== turn) {
      open = { kind: 'turn', turn, seat, at, seq, drawn: [], route: null, station: null, tickets: null, passed: false, finished: false }
      lines.push(open)
    }
    return open
  }
  for (const { seq, at, event } of holding(events)) {
    switch (event.type) {
      case 'TurnOpened':
        if (open) (open as Turn).finished = true
        turn = event.turn
        open = null
        break
      case 'FaceUpTaken': {
        const line = deed(event.seat, at, seq)
        line.drawn = [...line.drawn, { card: event.card, blind: false }]
        break
      }
      case 'BlindDrawn': {
        const line = deed(event.seat, at, seq)
        line.drawn = [...line.drawn, { card: null, blind: true }]
        break
      }
      case 'CardDrawn': {
        const line = deed(event.seat, at, seq)
        const last = line.drawn.findLastIndex(({ blind, card }) => blind && card === null)
        if (last >= 0) line.drawn = line.drawn.with(last, { card: event.card, blind: true })
        break
      }
      case 'TunnelTried':
        deed(event.seat, at, seq).route = { route: event.route, cards: event.cards, turned: [], extra: [], state: 'trying', points: 0 }
        break
      case 'TunnelCardRevealed': {
        const route: RouteDeed | null = (open as Turn | null)?.route ?? null
        if (open && route) (open as Turn).route = { ...route, turned: [...route.turned, { card: event.card, costs: event.costs }] }
        break
      }
      case 'TunnelPaid': {
        const line = deed(event.seat, at, seq)
        if (line.route) line.route = { ...line.route, extra: event.cards }
        break
      }
      case 'TunnelDeclined': {
        const line = deed(event.seat, at, seq)
        if (line.route) line.route = { ...line.route, state: 'declined' }
        break
      }
      case 'RouteClaimed': {
        const line = deed(event.seat, at, seq)
        const tried = line.route?.route === event.route ? line.route : null
        line.route = {
          route: event.route, cards: event.cards, turned: tried?.turned ?? [], extra: tried?.extra ?? [], state: 'claimed', points: event.points,
        }
        break
      }
      case 'StationBuilt':
        deed(event.seat, at, seq).station = { city: event.city, cards: event.cards }
        break
      case 'TicketsDrawn':
        deed(event.seat, at, seq).tickets = { drawn: event.count, kept: null }
        break
      case 'TicketsKept': {
        const line = deed(event.seat, at, seq)
        line.tickets = { drawn: line.tickets?.drawn ?? event.count, kept: event.count }
        break
      }
      case 'Passed':
        deed(event.seat, at, seq).passed = true
        break
      case 'TunnelAsks':
        break
      case 'GameScored':
        if (open) (open as Turn).finished = true
        lines.push({ kind: 'note', turn, at, event })
        break
      default:
        if (!SILENT.has(event.type)) lines.push({ kind: 'note', turn, at, event })
    }
  }
  return lines
}

/** What the others did since `seat` finished its last turn; empty before its first. */
export function sinceMyTurn(lines: readonly Line[], seat: number): Turn[] {
  const turns = lines.filter((line): line is Turn => line.kind === 'turn')
  const mine = turns.findLastIndex((line) => line.seat === seat && line.finished)
  return mine < 0 ? [] : turns.slice(mine + 1).filter((line) => line.seat !== seat)
}

/** What is on the map: routes claimed and cities with stations. */
export interface Built {
  routes: string[]
  cities: string[]
}

/** What these turns have put on the map. */
export function builtIn(turns: readonly Turn[]): Built {
  return {
    routes: turns.flatMap(({ route }) => (route?.state === 'claimed' ? [route.route] : [])),
    cities: turns.flatMap(({ station }) => (station ? [station.city] : [])),
  }
}

/** What the last turn, finished or running, has put on the map. */
export function lastBuilt(lines: readonly Line[]): Built {
  const last = lines.findLast((line): line is Turn => line.kind === 'turn')
  return builtIn(last ? [last] : [])
}
