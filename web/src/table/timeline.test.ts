import { expect, test } from 'vitest'
import type { ChatLine } from '../wire'
import { timeline } from './timeline'

const said = (id: number, at: number): ChatLine => ({ id, seq: 1, at, person: 'p', name: 'Bo', seat: 0, text: 'x', reaction: null })

test('talk stands among the moves by its time, newest first', () => {
  const keys = timeline([{ at: 10 }, { at: 20 }, { at: 30 }], [said(1, 5), said(2, 20), said(3, 21), said(4, 99)]).map(({ key }) => key)
  expect(keys).toEqual(['said-4', 'line-2', 'said-3', 'said-2', 'line-1', 'line-0', 'said-1'])
})

test('without talk, and without moves', () => {
  expect(timeline([{ at: 1 }], []).map(({ key }) => key)).toEqual(['line-0'])
  expect(timeline([], [said(1, 5)]).map(({ key }) => key)).toEqual(['said-1'])
})

test('a line that stays where it was is the very same thing', () => {
  const [first, second] = [{ at: 10 }, { at: 20 }]
  const before = timeline([first], [])
  const after = timeline([first, second], [])
  expect(after[1]).toBe(before[0])
  expect(timeline([second], [])[0]).not.toBe(after[0])
})
