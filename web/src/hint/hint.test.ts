import { expect, test, vi } from 'vitest'
import { ApiError } from '../app/api'
import type { TableSession } from '../app/session.svelte'
import type { Hint } from '../wire'
import { Hinting } from './hint.svelte'

interface Scene {
  decision?: string | null
  hints?: boolean
}

/** As much of a session as is asked. */
function session({ decision = '7', hints = true }: Scene = {}): TableSession {
  return {
    id: 't', seat: 1, awayFromSeat: false, past: null, advised: [], table: { status: 'running', hints }, step: { decision },
  } as unknown as TableSession
}

const told = (decision: string): Hint => ({ decision, ready: true, best: [{ action: 'finish', chance: 0.4 }, { action: 'trade red blue 1', chance: 0.3 }] })
const answering = (...answers: (Hint | ApiError)[]) => ({
  hint: vi.fn(async (): Promise<Hint> => {
    const answer = answers.shift()
    if (!answer || answer instanceof ApiError) throw answer ?? new Error('no answer left')
    return answer
  }),
})

test('what is told points at the map, until the table moves on', async () => {
  const of = session()
  const hinting = new Hinting(of, { asking: answering(told('7')) })
  await hinting.ask()
  expect(hinting.hint?.best[0]?.action).toBe('finish')
  expect(of.advised).toEqual(['finish', 'trade red blue 1'])
  hinting.settle()
  expect(hinting.open).toBe(true)
  hinting.hide()
  hinting.settle()
  expect([hinting.open, of.advised.length]).toEqual([false, 2])
  of.step = { ...of.step, decision: '9' } as TableSession['step']
  hinting.settle()
  expect([hinting.open, of.advised]).toEqual([false, []])
})

test('an answer about a decision that is past is not shown', async () => {
  const of = session()
  const hinting = new Hinting(of, { asking: answering(told('5')) })
  await hinting.ask()
  expect([hinting.hint, hinting.busy]).toEqual([null, false])
})

test('while the search is not ready it is asked again by itself', async () => {
  const of = session()
  const asking = answering({ decision: '7', ready: false, best: [] }, told('7'))
  const hinting = new Hinting(of, { asking, again: 0 })
  await hinting.ask()
  expect(hinting.preparing).toBe(true)
  await vi.waitFor(() => expect(hinting.hint).not.toBeNull())
  expect(asking.hint).toHaveBeenCalledTimes(2)
})

test('a refusal is told', async () => {
  const hinting = new Hinting(session(), { asking: answering(new ApiError(429, { code: 'X', args: {}, message: 'Too much' })) })
  await hinting.ask()
  expect([hinting.failure, hinting.busy]).toEqual(['Too much', false])
})

test('it can be asked where the table allows it and I must decide', () => {
  expect(new Hinting(session()).possible).toBe(true)
  expect(new Hinting(session({ hints: false })).possible).toBe(false)
  expect(new Hinting(session({ decision: null })).possible).toBe(false)
})
