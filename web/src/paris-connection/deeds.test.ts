import { beforeAll, expect, test } from 'vitest'
import type { BoardHex } from '../board/types'
import { needWords, useLanguage } from '../i18n'
import { hexOf, parisDeed } from './deeds'

const hexes = new Map<string, BoardHex>([
  ['lille', { id: 'lille', q: 0, r: 0, kind: 'city', name: 'Lille', value: 2 }],
  ['h7', { id: 'h7', q: 1, r: 0, kind: 'rural' }],
])

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } })
  await useLanguage('en')
  await needWords('table', 'paris-connection')
})

test('actions are told in words, places by their names', () => {
  expect(parisDeed('place red lille', hexes)).toBe('build red in Lille')
  expect(parisDeed('place black h7', hexes)).toBe('build black in the countryside (h7)')
  expect(parisDeed('trade red blue 2', hexes)).toBe('give 1 red, take 2 blue')
  expect(parisDeed('finish', hexes)).toBe('finish the build')
})

test('only a placement has a place on the map', () => {
  expect(['place red lille', 'trade red blue 2', 'finish'].map(hexOf)).toEqual(['lille', null, null])
})
