import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { GameFile } from './game-file'
import whole from './ticket-to-ride-game.json'
import { type AnyDrawMap, verify } from './verify'

// A whole game by the server's own code, with tunnels, redeals, shuffles and tickets put back.
const map = new URL('../../../src/wissel/games/ticket_to_ride/maps/europe/map.json', import.meta.url)
const files = { rules: JSON.parse(readFileSync(map, 'utf8')) as AnyDrawMap, layout: null }
const game = (): GameFile => structuredClone(whole) as GameFile
const all = game().entries.flatMap(({ outcomes }) => outcomes ?? [])

function changed(change: (outcomes: (string | null)[]) => boolean): GameFile {
  const file = game()
  expect(file.entries.some(({ outcomes }) => outcomes && change(outcomes))).toBe(true)
  return file
}

test('every draw of a whole game by the server fits', () => {
  const report = verify(game(), files)
  expect(report?.draws.map(({ text }) => text)).toEqual(all)
  expect(report?.draws.filter(({ fits }) => !fits)).toEqual([])
  expect(report).toMatchObject({ wrong: 0, missing: 0, commitmentFits: true })
})

test('the game holds what the check must know about', () => {
  const kinds = new Set(all.map((text) => text?.split(' ')[0]))
  expect([...kinds].toSorted()).toEqual(['card', 'draw', 'fill', 'first', 'long', 'offer', 'regular', 'reveal'])
  const words = new Set(game().entries.map(({ action }) => action?.split(' ')[0]))
  for (const word of ['face', 'blind', 'claim', 'pay', 'decline', 'station', 'tickets', 'keep']) expect(words).toContain(word)
})

test('another card than was drawn is found', () => {
  const file = changed((outcomes) => {
    const at = outcomes.findIndex((text) => text?.startsWith('draw ') && text !== 'draw red')
    if (at >= 0) outcomes[at] = 'draw red'
    return at >= 0
  })
  expect(verify(file, files)?.draws.find(({ fits }) => !fits)?.text).toBe('draw red')
})

test('a card that was turned up without need is found', () => {
  const file = changed((outcomes) => outcomes.length > 0 && outcomes.push('fill 1 red') > 0)
  expect(verify(file, files)?.wrong).toBeGreaterThan(0)
})

test('a draw that was left out is found', () => {
  const file = changed((outcomes) => outcomes.some((text) => text?.startsWith('reveal ')) && outcomes.shift() !== undefined)
  expect(verify(file, files)?.wrong).toBeGreaterThan(0)
})

test('a ticket that left the game cannot come again', () => {
  const file = game()
  const kept = file.entries.find(({ action, seat }) => seat === 0 && action?.startsWith('keep '))?.action?.split(' ') ?? []
  const dealt = all.filter((text) => text?.startsWith('regular 0 ')).map((text) => text?.split(' ')[2] ?? '')
  const gone = dealt.find((ticket) => !kept.includes(ticket))
  expect(gone).toBeDefined()
  const outcomes = file.entries.find((entry) => entry.outcomes?.some((text) => text?.startsWith('offer ')))?.outcomes ?? []
  outcomes[0] = `offer ${gone}`
  const report = verify(file, files)
  expect(report?.draws.at(-1)).toMatchObject({ text: `offer ${gone}`, fits: false })
  expect(report?.missing).toBeGreaterThan(0)
})

test('what is undone lies in the piles again, and is drawn under new numbers', () => {
  const file = game()
  const at = file.entries.findIndex(({ kind, outcomes }) => kind === 'acted' && (outcomes?.length ?? 0) > 2)
  const again = file.entries[at]
  if (!again) throw new Error('no entry with draws')
  const count = again.outcomes?.length ?? 0
  const seq = again.seq
  file.entries = [...file.entries.slice(0, at + 1), { seq: seq + 1, kind: 'rewound', seat: 0, undone: seq }, { ...again, seq: seq + 2 }]
  const draws = verify(file, files)?.draws ?? []
  const first = draws.slice(-2 * count, -count)
  const second = draws.slice(-count)
  expect(second.map(({ text, pool }) => [text, pool])).toEqual(first.map(({ text, pool }) => [text, pool]))
  expect(second.map(({ n }) => n)).toEqual(first.map(({ n }) => n + count))
})
