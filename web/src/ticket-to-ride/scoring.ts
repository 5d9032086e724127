// The end of a game, one thing counted after another, from the result that the server worked out.

import type { MapMark } from '../rail-map/types'
import type { PublicView, ResultView, SeatResult } from './wire'
import type { Rails } from './map'

export const PARTS = ['routes', 'tickets', 'stations', 'express', 'total'] as const
export type Part = (typeof PARTS)[number]

/** One thing that is counted. Tickets are counted seat by seat, so that the eye can follow. */
export interface ScoreStep {
  part: Part
  /** Whose tickets; null where all seats are counted at once. */
  seat: number | null
}

/** Seats from the last place to the first. */
export function fromLast(result: ResultView): number[] {
  return result.seats.map((score, seat) => ({ score, seat })).sort((a, b) => b.score.rank - a.score.rank || b.seat - a.seat).map(({ seat }) => seat)
}

/** Seats from the first place to the last. */
export function byRank(result: ResultView): number[] {
  return fromLast(result).reverse()
}

export function scoreSteps(result: ResultView): ScoreStep[] {
  return [
    { part: 'routes', seat: null },
    ...fromLast(result).map((seat): ScoreStep => ({ part: 'tickets', seat })),
    { part: 'stations', seat: null },
    { part: 'express', seat: null },
    { part: 'total', seat: null },
  ]
}

/** Whether a line of a seat's score has been counted at step `at`. */
export function isCounted(steps: readonly ScoreStep[], at: number, part: Part, seat: number): boolean {
  return steps.slice(0, at + 1).some((step) => step.part === part && (step.seat === null || step.seat === seat))
}

/** The sum of a seat after step `at`. */
export function runningTotal(steps: readonly ScoreStep[], at: number, score: SeatResult, seat: number): number {
  const counted = (part: Part, points: number): number => (isCounted(steps, at, part, seat) ? points : 0)
  return counted('routes', score.routes) + counted('tickets', score.ticket_points) + counted('stations', score.stations) + counted('express', score.express)
}

/** Points of tickets done, and of tickets missed (negative). */
export function ticketSums(score: SeatResult): { done: number; missed: number } {
  let done = 0
  let missed = 0
  for (const ticket of score.tickets) {
    if (ticket.done) done += ticket.points
    else missed += ticket.points
  }
  return { done, missed }
}

/** Seats whose longest path is the longest of all. */
export function expressSeats(result: ResultView): number[] {
  return result.seats.flatMap(({ express }, seat) => (express > 0 ? [seat] : []))
}

/** The two ends of a path over routes in the order in which it runs; null without a route. */
export function endsOf(path: readonly string[], rails: Rails): [from: string, to: string] | null {
  const [first, second] = path.map((id) => rails.route(id))
  if (!first) return null
  let from = first.a
  if (second && (second.a === first.a || second.b === first.a) && !(second.a === first.b || second.b === first.b)) from = first.b
  let at = from
  for (const id of path) {
    const { a, b } = rails.route(id)
    at = at === a ? b : a
  }
  return [from, at]
}

/** Cities that a small map brings into view at a step; none: the whole map. */
export function countedCities(step: ScoreStep, result: ResultView, view: PublicView, rails: Rails): string[] {
  const ends = (routes: readonly string[]): string[] => routes.flatMap((id) => [rails.route(id).a, rails.route(id).b])
  const found: string[] = []
  if (step.part === 'tickets' && step.seat !== null) {
    const score = result.seats[step.seat]
    found.push(...(score?.tickets ?? []).flatMap(({ ticket }) => [rails.ticket(ticket).a, rails.ticket(ticket).b]), ...ends(score?.borrowed ?? []))
  } else if (step.part === 'stations') found.push(...view.stations.map(({ city }) => city))
  else if (step.part === 'express') found.push(...expressSeats(result).flatMap((seat) => ends(result.seats[seat]?.path ?? [])))
  return [...new Set(found)]
}

/** What the map shows at a step, and whether everything else steps back. */
export function scoreMarks(step: ScoreStep, result: ResultView, view: PublicView, rails: Rails): { marks: MapMark[]; dim: boolean } {
  if (step.part === 'tickets' && step.seat !== null) {
    const { seat } = step
    const score = result.seats[seat]
    const own = rails.data.routes.flatMap(({ id }, index) => (view.owners[index] === seat ? [id] : []))
    const cities = (score?.tickets ?? []).filter(({ done }) => done).flatMap(({ ticket }) => [rails.ticket(ticket).a, rails.ticket(ticket).b])
    return {
      dim: true,
      marks: [
        { kind: 'ticket', routes: own, cities: [...new Set(cities)], seat },
        ...(score && score.borrowed.length > 0 ? [{ kind: 'borrowed' as const, routes: score.borrowed, cities: [], seat }] : []),
      ],
    }
  }
  if (step.part === 'stations') return { dim: true, marks: [{ kind: 'ticket', routes: [], cities: view.stations.map(({ city }) => city) }] }
  if (step.part === 'express') {
    return { dim: true, marks: expressSeats(result).map((seat) => ({ kind: 'express', routes: result.seats[seat]?.path ?? [], cities: [], seat })) }
  }
  return { dim: false, marks: [] }
}
