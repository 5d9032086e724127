import { expect, it } from 'vitest'
import type { Happened } from '../wire'
import { holding } from './holding'

const at = (seq: number, event: Happened['event']): Happened => ({ seq, at: seq, event })
const chosen = (seq: number): Happened => at(seq, { type: 'FirstTicketsChosen', seat: 0 })

it('leaves out what was taken back, by one or by the consent of all, and tells of the consent', () => {
  const all: Happened = at(7, { type: 'TakenBackByAll', seat: 1, undone: [4, 5] })
  const events = [chosen(2), chosen(3), at(6, { type: 'TakenBack', seat: 0, undone: 3 }), chosen(4), chosen(5), all, chosen(8)]
  expect(holding(events).map(({ seq }) => seq)).toEqual([2, 7, 8])
})
