import { expect, test, vi } from 'vitest'
import { idly } from './idle'

test('work that takes long is done in pieces', () => {
  const asked: (() => void)[] = []
  const ask = (work: () => void) => {
    asked.push(work)
    return () => undefined
  }
  const clock = vi.spyOn(performance, 'now')
  let time = 0
  clock.mockImplementation(() => time)
  const done: number[] = []
  idly([1, 2, 3].map((n) => () => { done.push(n); time += 2 }), ask)
  expect(done).toEqual([])
  asked.shift()?.()
  expect(done).toEqual([1, 2])
  asked.shift()?.()
  expect(done).toEqual([1, 2, 3])
  expect(asked).toEqual([])
  clock.mockRestore()
})

test('what is ended is not gone on with', () => {
  vi.useFakeTimers()
  const done = vi.fn()
  idly([done])()
  vi.runAllTimers()
  expect(done).not.toHaveBeenCalled()
  vi.useRealTimers()
})
