import { beforeAll, expect, it } from 'vitest'
import type { BoardHex } from '../board/types'
import { needWords, useLanguage } from '../i18n'
import { Places, steps, windOf } from './places'

const lyon: BoardHex = { id: 'lyon', q: 0, r: 0, kind: 'city', name: 'Lyon', value: 2 }
const beside: BoardHex = { id: 'k1', q: 1, r: 0, kind: 'rural' }
const far: BoardHex = { id: 'l9', q: -2, r: 2, kind: 'rural' }
const places = new Places({ hexes: [lyon, beside, far], barriers: [['k1', 'lyon']] })

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } })
  await useLanguage('en')
  await needWords('plain', 'paris-connection')
})

it('counts steps over all six sides', () => {
  expect(steps(lyon, { ...lyon, q: 2, r: -1 })).toBe(2)
  expect(steps(lyon, { ...lyon, q: 2, r: 1 })).toBe(3)
})

it.each([[[0, -2], 'nw'], [[2, -2], 'ne'], [[1, -2], 'n'], [[1, 0], 'e'], [[-1, 1], 'sw'], [[-1, 2], 's'], [[-1, 0], 'w']] as const)('%s lies to the %s', ([q, r], wind) => {
  expect(windOf(lyon, { ...lyon, q, r })).toBe(wind)
})

it('names the countryside by the nearest place that has a name', () => {
  expect(places.line(far)).toBe('Countryside L9, 2 hexes south-west of Lyon')
  expect(places.line(beside)).toBe('Countryside K1, just east of Lyon')
  expect(places.line(lyon)).toBe('Lyon, 2 points')
})

it('says from either side that a barrier stands between', () => {
  expect(places.beside(lyon)).toEqual([{ hex: beside, barrier: true }])
  expect(places.beside(beside)).toEqual([{ hex: lyon, barrier: true }])
})
