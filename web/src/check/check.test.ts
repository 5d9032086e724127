import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commitmentOf, FairDraws, fromHex, seatOrder } from './fair'
import type { GameFile } from './game-file'
import type { DrawMap } from './paris-connection'
import started from './started-game.json'
import { verify } from './verify'

// The expected numbers, and the game file, come from the server's own code (src/wissel/core/fair.py).
const secret = fromHex('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f')
const seeds = [fromHex('07'.repeat(32)), null, fromHex('ff'.repeat(32))]
const map = new URL('../../../src/wissel/games/paris_connection/maps/france/map.json', import.meta.url)
const files = { rules: JSON.parse(readFileSync(map, 'utf8')) as DrawMap, layout: null }
const game = (): GameFile => structuredClone(started) as GameFile

test('the commitment is that of the server', () => {
  expect(commitmentOf('tafel-ü', secret)).toBe('bd1df19d342580935e4d04223de481a37b6a3ad298feb9ed2069a66d073c9bb1')
})

test.each([
  [0, 6, 3],
  [1, 5, 3],
  [7, 186, 162],
  [40, 1, 0],
  [2 ** 33, 3, 0],
  [5, 10 ** 12, 269711832363],
])('draw %i out of %i is that of the server', (n, total, index) => {
  expect(new FairDraws(secret, seeds).index(n, total)).toBe(index)
})

test('the order of the seats is that of the server, whoever sat where', () => {
  const four = [...seeds, fromHex('09'.repeat(32))]
  expect(seatOrder(secret, four)).toEqual([2, 0, 1, 3])
  expect(seatOrder(secret, four.toReversed())).toEqual([2, 0, 1, 3])
})

test('seats in another order than was drawn are found', () => {
  const drawn = game()
  const [first] = drawn.entries
  if (!first || !drawn.fair?.secret) throw new Error('the game has begun')
  first.order = seatOrder(fromHex(drawn.fair.secret), drawn.fair.seeds.map((seed) => (seed === null ? null : fromHex(seed))))
  expect(verify(drawn, files)).toMatchObject({ orderFits: true, wrong: 0 })
  first.order.reverse()
  expect(verify(drawn, files)).toMatchObject({ orderFits: false, wrong: 1 })
})

test('draws beyond the last whole multiple of the pool are drawn again', () => {
  const draws = new FairDraws(secret, seeds)
  const total = 3 * 2 ** 62
  const drawn = [0, 1, 2, 3].map((n) => draws.index(n, total))
  expect(drawn).toEqual([13664684638931511831n, 1844636217675927237n, 4229638121111613509n, 11565498332151938984n].map(Number))
})

test('a seed of the wrong length is refused', () => {
  expect(() => new FairDraws(secret, [fromHex('07')])).toThrow(RangeError)
})

test('every draw of a game by the server fits', () => {
  const report = verify(game(), files)
  expect(report?.draws).toHaveLength(6 + 3 * 10 + 1)
  expect(report?.wrong).toBe(0)
})

test('before the end there is nothing to check', () => {
  const running = game()
  if (running.fair) running.fair.secret = null
  expect(verify(running, files)).toBeNull()
})

test('one changed outcome is found', () => {
  const changed = game()
  const outcomes = changed.entries[0]?.outcomes ?? []
  outcomes[10] = outcomes[10] === 'share 0 red' ? 'share 0 blue' : 'share 0 red'
  const report = verify(changed, files)
  expect(report?.draws.filter(({ fits }) => !fits).map(({ n }) => n)).toContain(10)
})

test('another secret does not fit the commitment', () => {
  const changed = game()
  if (changed.fair) changed.fair.secret = 'ab'.repeat(32)
  const report = verify(changed, files)
  expect(report?.commitmentFits).toBe(false)
  expect(report?.wrong).toBeGreaterThan(10)
})

test('a draw that was left out is found', () => {
  const changed = game()
  changed.entries[0]?.outcomes?.pop()
  expect((verify(changed, files))?.missing).toBe(1)
})
