import { expect, test } from 'vitest'
import { besideIn } from './beside'

class Memory {
  readonly kept = new Map<string, string>()
  getItem = (key: string): string | null => this.kept.get(key) ?? null
  setItem = (key: string, text: string): void => void this.kept.set(key, text)
}
const storage = (memory: Memory): Storage => memory as unknown as Storage

test('a name goes with what its player added to the draws, also on the next visit', () => {
  const memory = new Memory()
  besideIn(storage(memory)).keep('aa', 'Bo')
  const later = besideIn(storage(memory))
  expect([later.name('aa'), later.name('bb')]).toEqual(['Bo', null])
})

test('the oldest names go, and what is not ours names nobody', () => {
  const memory = new Memory()
  const beside = besideIn(storage(memory))
  for (let number = 0; number <= 60; number += 1) beside.keep(`s${number}`, `n${number}`)
  expect([beside.name('s0'), beside.name('s1'), beside.name('s60')]).toEqual([null, 'n1', 'n60'])
  memory.kept.set('wissel-beside', '{"a":')
  expect(besideIn(storage(memory)).name('s1')).toBeNull()
})
