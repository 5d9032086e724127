import { beforeAll, expect, it } from 'vitest'
import { needWords, useLanguage } from '../i18n'
import { lineText } from './lines'
import { Rails } from './map'
import { MAP } from './sample'
import type { Turn } from './story'

const scene = { rails: new Rails(MAP), nameOf: (seat: number) => ['Aiko', 'Bram'][seat] ?? '' }
const turn: Turn = { kind: 'turn', turn: 3, seat: 0, at: 0, seq: 1, drawn: [], route: null, station: null, tickets: null, passed: false, finished: true }

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } })
  await useLanguage('en')
  await needWords('plain', 'ticket-to-ride')
})

it('tells a claim with all that was paid, the extra of a tunnel too', () => {
  const route = { route: 'a-b', cards: ['yellow', 'yellow'], turned: [{ card: 'yellow', costs: true }], extra: ['locomotive'], points: 2 }
  expect(lineText({ ...turn, route: { ...route, state: 'claimed' } }, scene)).toBe('Aiko claimed A – B with 2 yellow and 1 locomotive: 2 points')
  expect(lineText({ ...turn, route: { ...route, state: 'declined' } }, scene)).toBe('Aiko gave up the tunnel A – B: one more was asked')
})

it('tells open cards, my blind ones and how many blind ones of another', () => {
  expect(lineText({ ...turn, drawn: [{ card: 'red', blind: false }, { card: null, blind: true }] }, scene)).toBe('Aiko took 1 red and a blind card')
  expect(lineText({ ...turn, drawn: [{ card: 'red', blind: true }, { card: 'red', blind: true }] }, scene)).toBe('Aiko took 2 red (blind)')
})
