import { describe, expect, it } from 'vitest'
import type { Happened } from '../wire'
import { holding } from '../table/holding'
import { placedIn, sinceMyTurn, story, type Turn, turnsOf } from './story'

let seq = 0
const happen = (event: Happened['event']): Happened => ({ seq: (seq += 1), at: seq * 1000, event })
const began = (seat: number, turn: number): Happened => happen({ type: 'TurnBegan', seat, turn })
const placed = (seat: number, hex: string, nth: number, points = 0, value = points): Happened =>
  happen({ type: 'Placed', seat, company: 'red', hex, points, value, nth })
const finished = (seat: number, hexes: string[]): Happened =>
  happen({ type: 'BuildFinished', seat, company: 'red', hexes, points: 0, value: 0 })
const traded = (seat: number): Happened => happen({ type: 'Traded', seat, give: 'red', take: 'blue', count: 2 })

describe('placedIn', () => {
  it('names a hex once where two companies have come to it', () => {
    const lines = story([began(0, 1), placed(0, 'a', 1), finished(0, ['a']), began(1, 2), placed(1, 'a', 1), placed(1, 'b', 2), finished(1, ['a', 'b'])])
    expect(placedIn(lines.filter((line): line is Turn => line.kind === 'build'))).toEqual(['a', 'b'])
  })
})

describe('story', () => {
  it('gathers the placements of a turn in one line', () => {
    const lines = story([began(1, 7), placed(1, 'a', 1, 1, 4), placed(1, 'b', 2, 2, 6), finished(1, ['a', 'b'])])
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ kind: 'build', turn: 7, seat: 1, points: 3, value: 6, finished: true })
  })

  it('keeps an open build open', () => {
    expect(story([began(0, 1), placed(0, 'a', 1)])[0]).toMatchObject({ finished: false })
  })

  it('tells a trade as given and taken', () => {
    expect(story([began(0, 3), traded(0)])[0]).toMatchObject({ kind: 'trade', turn: 3, company: 'red', take: 'blue', count: 2 })
  })

  it('drops what was taken back, and the line when nothing of it is left', () => {
    const first = placed(0, 'a', 1, 1, 1)
    const second = placed(0, 'b', 2, 2, 3)
    const back = (undone: Happened): Happened => happen({ type: 'TakenBack', seat: 0, undone: undone.seq })
    const one = story([began(0, 1), first, second, back(second)])
    expect(one[0]).toMatchObject({ points: 1, value: 1 })
    expect(story([began(0, 1), first, second, back(second), back(first)])).toEqual([])
    expect(holding([first, back(first)])).toEqual([])
  })

  it('counts turns by kind', () => {
    const lines = story([began(0, 1), placed(0, 'a', 1), finished(0, ['a']), began(1, 2), traded(1), began(0, 3), traded(0)])
    expect(turnsOf(lines, 0)).toEqual({ builds: 1, trades: 1 })
  })
})

describe('sinceMyTurn', () => {
  it('lists what the others did after my last finished turn', () => {
    const lines = story([began(0, 1), traded(0), began(1, 2), traded(1), began(2, 3), placed(2, 'a', 1)])
    expect(sinceMyTurn(lines, 0).map(({ seat }) => seat)).toEqual([1, 2])
  })

  it('is empty before my first turn', () => {
    expect(sinceMyTurn(story([began(1, 1), traded(1)]), 0)).toEqual([])
  })
})
