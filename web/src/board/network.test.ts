import { describe, expect, test } from 'vitest'
import { HexIndex } from './geometry'
import { barrierSet, flagged, occupants, spanningTree, standing } from './network'
import type { BoardHex } from './types'

const field: BoardHex[] = []
for (let q = -4; q <= 12; q++) for (let r = -4; r <= 4; r++) field.push({ id: `${q},${r}`, q, r, kind: 'rural' })
const index = new HexIndex(field)
const none = barrierSet([])

describe('the spanning network of a company', () => {
  test('a triangle of hexes gets two links, not three', () => {
    expect(spanningTree(index, none, ['0,0', '1,0', '0,1'])).toHaveLength(2)
  })

  test('a filled block of n hexes gets n - 1 links that reach all of them', () => {
    const block = ['0,0', '1,0', '0,1', '1,1', '2,0', '2,1', '-1,1', '1,-1']
    const links = spanningTree(index, none, block)
    expect(links).toHaveLength(block.length - 1)
    expect(new Set(links.map((link) => link.to))).toEqual(new Set(block.slice(1)))
  })

  test('no link changes when another locomotive is placed', () => {
    const hexes = ['0,0', '1,0', '0,1', '2,0', '1,1', '2,1']
    for (let n = 1; n < hexes.length; n++) {
      const before = spanningTree(index, none, hexes.slice(0, n))
      expect(spanningTree(index, none, hexes.slice(0, n + 1)).slice(0, before.length)).toEqual(before)
    }
  })

  test('a line is continued straight on where there is a choice', () => {
    const links = spanningTree(index, none, ['0,0', '1,0', '2,0', '0,1', '3,0'])
    expect(links.at(-1)).toEqual({ from: '2,0', to: '3,0' })
  })

  test('no link crosses a barrier', () => {
    const links = spanningTree(index, barrierSet([['1,0', '0,0']]), ['0,0', '0,1', '1,0'])
    expect(links).toEqual([{ from: '0,0', to: '0,1' }, { from: '0,1', to: '1,0' }])
  })
})

describe('letter flags', () => {
  test('stand at the head and at every sixth hex of a long line', () => {
    const line = Array.from({ length: 11 }, (_, q) => `${q},0`)
    expect(flagged(spanningTree(index, none, line), 6)).toEqual(['6,0', '10,0'])
  })

  test('are left out just before a head', () => {
    const line = Array.from({ length: 8 }, (_, q) => `${q},0`)
    expect(flagged(spanningTree(index, none, line), 6)).toEqual(['7,0'])
  })
})

describe('locomotives in a hex', () => {
  test('two of different companies stand one above the other', () => {
    const here = occupants({ red: ['0,0'], blue: ['0,0', '1,0'] })
    expect(here.get('0,0')).toEqual(['red', 'blue'])
    const hex = index.byId.get('0,0')!
    expect(standing(hex, 0, 2).y).toBeLessThan(standing(hex, 1, 2).y)
    expect(standing(hex, 0, 1).y).toBe(0)
  })
})
