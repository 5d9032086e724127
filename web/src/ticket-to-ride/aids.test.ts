import { expect, test } from 'vitest'
import { helpful, needsOf } from './aids'
import { counts, privateView, RAILS } from './sample'

const open = (ticket: string, way: string[] | null) => ({ ticket, done: false, with_stations: false, trains: 3, way })

test('the missing ways of all tickets are needed once, less what the hand holds', () => {
  const own = privateView({ hand: counts({ yellow: 1 }), tickets: [open('a-c', ['a-b', 'b-c']), open('b-d', ['b-c', 'c-d']), open('a-d', ['a-d'])] })
  expect(needsOf(own, RAILS)).toEqual({
    colours: [{ card: 'red', wanted: 1, lacking: 1 }, { card: 'yellow', wanted: 2, lacking: 1 }],
    any: 3 + 3,
    locomotives: 1,
  })
  expect(needsOf(own, RAILS, 'a-c')?.colours).toEqual([{ card: 'yellow', wanted: 2, lacking: 1 }])
})

test('an open card helps where its colour is lacking; a locomotive wherever anything coloured is', () => {
  const tickets = [open('a-c', ['a-b', 'b-c'])]
  expect([...helpful(needsOf(privateView({ hand: counts({ yellow: 1 }), tickets }), RAILS))]).toEqual(['yellow', 'locomotive'])
  expect([...helpful(needsOf(privateView({ hand: counts({ yellow: 2 }), tickets }), RAILS))]).toEqual([])
})

test('with all tickets done, or none that can be done, nothing is needed', () => {
  expect(needsOf(privateView({ tickets: [open('a-c', null), { ...open('b-d', null), done: true }] }), RAILS)).toBeNull()
  expect(needsOf(null, RAILS)).toBeNull()
})
