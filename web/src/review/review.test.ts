import { expect, test, vi } from 'vitest'
import { ApiError } from '../app/api'
import type { Judged, Review } from '../wire'
import { GameReview } from './review.svelte'

function judged(seq: number, loss: number): Judged {
  return { seq, before: seq - 1, turn: seq, seat: seq % 2, action: 'finish', chance: 0.5, loss, best: [{ action: 'finish', chance: 0.5 }] }
}

function told(state: Review['state'], decisions: Judged[], more: Partial<Review> = {}): Review {
  return { state, seat: null, done: decisions.length, count: 9, ahead: 0, iterations: 100, decisions, ...more }
}

/** Answers one after another, the last one again and again. */
function asking(...answers: (Review | ApiError)[]) {
  const asked: string[] = []
  const next = async (what: string): Promise<Review> => {
    asked.push(what)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof ApiError) throw answer
    if (!answer) throw new Error('no answer left')
    return answer
  }
  return {
    asked,
    review: (_table: string, seat: number | null, after: number) => next(`look ${seat} ${after}`),
    askReview: (_table: string, seat: number | null) => next(`ask ${seat}`),
    dropReview: (_table: string, seat: number | null) => next(`drop ${seat}`),
  }
}

test('while it is worked out only what is new is asked for, until it is done', async () => {
  const server = asking(told('running', [judged(3, 0)]), told('running', [judged(5, 0.2)]), told('done', [judged(8, 0)]))
  const review = new GameReview('t', null, { asking: server, every: 0 })
  await review.ask()
  await vi.waitFor(() => expect(review.told?.state).toBe('done'))
  expect(server.asked).toEqual(['ask null', 'look null 3', 'look null 5'])
  expect(review.decisions.map(({ seq }) => seq)).toEqual([3, 5, 8])
  expect(review.openAt(4)?.seq).toBe(5)
  expect(review.openAt(5)).toBeNull()
})

test('the moves that cost most are told, the costliest first, and none that may be chance', async () => {
  const losses = [0.01, 0.3, 0, 0.049, 0.12, 0.06, 0.07, 0.08, 0.09]
  const review = new GameReview('t', 1, { asking: asking(told('done', losses.map((loss, at) => judged(at + 1, loss)))) })
  await review.look()
  expect(review.turningPoints.map(({ loss }) => loss)).toEqual([0.3, 0.12, 0.09, 0.08, 0.07, 0.06])
})

test('what was found goes when nobody wants it any more, and a refusal is told', async () => {
  const refusal = new ApiError(403, { code: 'REVIEW_NOT_NOW', args: {}, message: '' })
  const server = asking(told('running', [judged(3, 0)]), told('none', []), refusal)
  const review = new GameReview('t', 0, { asking: server, every: 10_000 })
  await review.ask()
  expect(review.underWay).toBe(true)
  await review.drop()
  expect([review.underWay, review.decisions]).toEqual([false, []])
  await review.ask()
  expect(review.failure?.code).toBe('REVIEW_NOT_NOW')
  expect(server.asked).toEqual(['ask 0', 'drop 0', 'ask 0'])
})
