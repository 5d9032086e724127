import { beforeAll, expect, test } from 'vitest'
import type { BoardHex } from '../board/types'
import { needWords, useLanguage } from '../i18n'
import { type Known, parisReasons } from './reasons'
import type { PrivateView, PublicView } from './wire'

const company = (name: string, value: number) => ({ company: name, start: 's', supply: 9, value, held: 3, hexes: [] })
const known: Known = {
  view: { companies: [company('red', 4), company('blue', 2)], limit: 12, penalty: 20 } as unknown as PublicView,
  own: { hand: [3, 9], held_by_others: [5, 1], worth: 30, penalty_now: 0 } as unknown as PrivateView,
  hexes: new Map<string, BoardHex>([['m', { id: 'm', q: 0, r: 0, kind: 'city', name: 'Marseille', value: 4 }], ['h', { id: 'h', q: 1, r: 0, kind: 'rural' }]]),
  endHex: 'm',
}

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } })
  await useLanguage('en')
  await needWords('table', 'paris-connection')
})

test('a placement: what the company gains, who holds it, and whether it ends the game', () => {
  expect(parisReasons('place red m', known)).toEqual(['It ends the game.', 'Red rises from 4 to 8.', 'Of red you hold 3 shares, the others together 5.'])
  expect(parisReasons('place blue h', known)).toEqual(['Of blue you hold 9 shares, the others together 1.'])
})

test('a trade: what the shares are worth, and what is too many', () => {
  expect(parisReasons('trade blue red 1', known)).toEqual(['Red is worth 4 a share today, blue 2.'])
  expect(parisReasons('trade blue red 2', known)).toEqual(['Red is worth 4 a share today, blue 2.', 'You then hold 13 shares; each over 12 costs 20.'])
  expect(parisReasons('finish', known)).toEqual([])
})
