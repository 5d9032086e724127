import { expect, test } from 'vitest'
import type { Judged } from '../wire'
import { storyOf, sumsOf } from './story'

let seq = 0
function judged(seat: number, chance: number, loss = 0): Judged {
  seq += 2
  return { seq, before: seq - 1, turn: seq / 2, seat, action: 'finish', chance, loss, best: [] }
}

test('the winner is ahead from the decision after which nobody was before it again', () => {
  const game = [judged(0, 0.6), judged(1, 0.4), judged(0, 0.3), judged(1, 0.5), judged(0, 0.2)]
  expect(storyOf(game, [0, 1], 1)?.ahead).toBe(game[2])
  expect(storyOf([...game, judged(0, 0.7)], [0, 1], 1)?.ahead).toBe('late')
  expect(storyOf(game.slice(0, 2), [0, 1], 0)?.ahead).toBe('always')
  expect(storyOf(game, [0, 1, 2], 0)).toBeNull()
})

test('what a move cost itself is no rise: that is what came between two decisions of the winner', () => {
  const game = [judged(0, 0.5, 0.2), judged(1, 0.4), judged(0, 0.35), judged(1, 0.6, 0.4), judged(0, 0.75), judged(0, 0.8)]
  const rise = storyOf(game, [0, 1], 0)?.rise
  expect([rise?.from, rise?.to]).toEqual([game[2], game[4]])
  expect([rise?.before, rise?.after]).toEqual([0.35, 0.75])
  expect(storyOf([judged(0, 0.5), judged(1, 0.5), judged(0, 0.55)], [0, 1], 0)?.rise).toBeNull()
})

test('of each seat its moves are counted, those as good as the best, and what they cost on average', () => {
  const sums = sumsOf([judged(0, 0.5, 0.2), judged(1, 0.4), judged(0, 0.5, 0.004), judged(0, 0.5), judged(0, 0.5, 0.1)], [0, 1, 2])
  expect(sums.map(({ seat, moves, good }) => [seat, moves, good])).toEqual([[0, 4, 2], [1, 1, 1]])
  expect(sums[0]?.mean).toBeCloseTo(0.076)
})
