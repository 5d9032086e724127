import { holding } from '../table/holding'
import type { Happened } from '../wire'
import type { GameEnded, Placed } from './wire'

/** One turn of the log. An open build has `finished` false. */
export interface Turn {
  kind: 'build' | 'trade'
  turn: number
  seat: number
  at: number
  /** The entry with which it began. */
  seq: number
  company: string
  /** Builds: the placements that still hold, in order. */
  placed: Placed[]
  finished: boolean
  value: number
  points: number
  /** Trades: what was taken for the one share of `company`. */
  take: string | null
  count: number
}

/** Something besides the turns: the start, the end, people coming and going. */
export interface Note {
  kind: 'note'
  turn: number
  at: number
  event: Exclude<Happened['event'], { type: 'Placed' | 'BuildFinished' | 'Traded' | 'TurnBegan' | 'TakenBack' }>
}

export type Line = Turn | Note

/** Tells the events by turn, oldest first. */
export function story(events: readonly Happened[]): Line[] {
  const lines: Line[] = []
  let turn = 0
  let open: Turn | null = null
  for (const { seq, at, event } of holding(events)) {
    switch (event.type) {
      case 'TurnBegan':
        turn = event.turn
        open = null
        break
      case 'Placed': {
        if (!open) {
          open = {
            kind: 'build', turn, seat: event.seat, at, seq, company: event.company, placed: [],
            finished: false, value: event.value, points: 0, take: null, count: 0,
          }
          lines.push(open)
        }
        open.placed.push(event)
        open.points += event.points
        open.value = event.value
        break
      }
      case 'BuildFinished':
        if (open) open.finished = true
        open = null
        break
      case 'Traded':
        lines.push({
          kind: 'trade', turn, seat: event.seat, at, seq, company: event.give, placed: [],
          finished: true, value: 0, points: 0, take: event.take, count: event.count,
        })
        break
      case 'HandDealt':
        break // behind one's own screen, not in the log
      default:
        lines.push({ kind: 'note', turn, at, event })
    }
  }
  return lines
}

/** What the others did since `seat` finished its last turn; empty before its first. */
export function sinceMyTurn(lines: readonly Line[], seat: number): Turn[] {
  const turns = lines.filter((line): line is Turn => line.kind !== 'note')
  const mine = turns.findLastIndex((line) => line.seat === seat && line.finished)
  return mine < 0 ? [] : turns.slice(mine + 1).filter((line) => line.seat !== seat)
}

/** The hexes that these turns have built on, each once: two companies may have come to the same. */
export function placedIn(turns: readonly Turn[]): string[] {
  return [...new Set(turns.flatMap(({ placed }) => placed.map(({ hex }) => hex)))]
}

/** How many finished builds and trades each seat made. */
export function turnsOf(lines: readonly Line[], seat: number): { builds: number; trades: number } {
  let builds = 0
  let trades = 0
  for (const line of lines) {
    if (line.kind === 'note' || line.seat !== seat || !line.finished) continue
    if (line.kind === 'build') builds += 1
    else trades += 1
  }
  return { builds, trades }
}

export function endOf(events: readonly Happened[]): GameEnded | null {
  for (const { event } of events) if (event.type === 'GameEnded') return event
  return null
}
