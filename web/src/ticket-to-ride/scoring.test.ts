import { describe, expect, it } from 'vitest'
import { publicView, RAILS, seatResult } from './sample'
import { byRank, countedCities, endsOf, isCounted, runningTotal, scoreMarks, scoreSteps, ticketSums } from './scoring'
import type { ResultView } from './wire'

const ann = seatResult({
  routes: 9, tickets: [{ ticket: 'a-c', points: 5, done: true }, { ticket: 'b-d', points: -21, done: false }], ticket_points: -16,
  borrowed: ['c-d'], stations: 8, path: ['b-c', 'a-b'], spaces: 5, express: 10, total: 11, rank: 2,
})
const ben = seatResult({ routes: 7, tickets: [{ ticket: 'a-d', points: 8, done: true }], ticket_points: 8, stations: 12, total: 27, rank: 1 })
const result: ResultView = { reason: 'last_round', seats: [ann, ben], winners: [1] }
const steps = scoreSteps(result)
const at = (part: string): number => steps.findLastIndex((step) => step.part === part)

describe('the scoring', () => {
  it('counts routes, tickets from the last place to the first, stations, express, then the total', () => {
    expect(steps.map(({ part, seat }) => `${part} ${seat}`)).toEqual(['routes null', 'tickets 0', 'tickets 1', 'stations null', 'express null', 'total null'])
    expect(byRank(result)).toEqual([1, 0])
  })

  it('sums up what has been counted, to the total of the server', () => {
    expect(steps.map((_, n) => runningTotal(steps, n, ann, 0))).toEqual([9, -7, -7, 1, 11, 11])
    expect(runningTotal(steps, steps.length - 1, ben, 1)).toBe(ben.total)
    expect(isCounted(steps, 1, 'tickets', 1)).toBe(false)
    expect(isCounted(steps, 2, 'tickets', 1)).toBe(true)
  })

  it('parts tickets done from tickets missed', () => {
    expect(ticketSums(ann)).toEqual({ done: 5, missed: -21 })
  })

  it('brings into view both cities of each ticket and what was borrowed, then stations, then the longest path', () => {
    const view = publicView({ stations: [{ city: 'd', seat: 1 }] })
    const shown = (part: 'routes' | 'tickets' | 'stations' | 'express', seat: number | null = null): string[] => countedCities({ part, seat }, result, view, RAILS).sort()
    expect(shown('tickets', 1)).toEqual(['a', 'd'])
    expect(shown('tickets', 0)).toEqual(['a', 'b', 'c', 'd'])
    expect(shown('stations')).toEqual(['d'])
    expect(shown('express')).toEqual(['a', 'b', 'c'])
    expect(shown('routes')).toEqual([])
  })

  it('shows on the map the routes and borrowed routes of whose tickets are counted', () => {
    const view = publicView({ owners: [0, 0, 1, -1] })
    const { marks, dim } = scoreMarks({ part: 'tickets', seat: 0 }, result, view, RAILS)
    expect(dim).toBe(true)
    expect(marks).toEqual([
      { kind: 'ticket', routes: ['a-b', 'b-c'], cities: ['a', 'c'], seat: 0 },
      { kind: 'borrowed', routes: ['c-d'], cities: [], seat: 0 },
    ])
  })

  it('shows the longest path, and nothing special at the total', () => {
    expect(scoreMarks(steps[at('express')] ?? { part: 'total', seat: null }, result, publicView(), RAILS).marks).toEqual([
      { kind: 'express', routes: ['b-c', 'a-b'], cities: [], seat: 0 },
    ])
    expect(scoreMarks({ part: 'total', seat: null }, result, publicView(), RAILS)).toEqual({ marks: [], dim: false })
  })
})

describe('the ends of a path', () => {
  it('are found whichever way its routes are written', () => {
    expect(endsOf(['b-c', 'a-b'], RAILS)).toEqual(['c', 'a'])
    expect(endsOf(['a-b', 'b-c', 'c-d'], RAILS)).toEqual(['a', 'd'])
    expect(endsOf(['c-d'], RAILS)).toEqual(['c', 'd'])
    expect(endsOf([], RAILS)).toBeNull()
  })

  it('meet where the path is a ring', () => {
    expect(endsOf(['a-b', 'b-c', 'c-d', 'a-d'], RAILS)).toEqual(['a', 'a'])
  })
})
