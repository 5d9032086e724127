import { describe, expect, test } from 'vitest'
import { centre, hexAt, HexIndex, hexPath, keyTarget, STEP } from './geometry'
import type { BoardHex } from './types'

function rural(id: string, q: number, r: number): BoardHex {
  return { id, q, r, kind: 'rural' }
}

/** Three rows: odd rows are shifted half a hex to the east. */
const index = new HexIndex([
  rural('nw', 0, -1), rural('ne', 1, -1),
  rural('w', -1, 0), rural('mid', 0, 0), rural('e', 1, 0),
  rural('sw', -1, 1), rural('se', 0, 1),
])
const mid = index.byId.get('mid')!

describe('hex geometry', () => {
  test('every point near a centre belongs to that hex', () => {
    for (let q = -9; q <= 9; q++) {
      for (let r = -9; r <= 9; r++) {
        const { x, y } = centre({ q, r })
        for (const [dx, dy] of [[0, 0], [18, 0], [-18, 5], [0, 21], [10, -15]] as const) {
          expect(hexAt({ x: x + dx, y: y + dy })).toEqual({ q, r })
        }
      }
    }
  })

  test('neighbours are one step apart in all six directions', () => {
    for (const direction of ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const) {
      const { x, y } = centre(index.neighbour(mid, direction)!)
      expect(Math.hypot(x, y)).toBeCloseTo(STEP)
    }
  })

  test('a hex path has its first corner straight above the middle', () => {
    expect(hexPath(10, 20, 24)).toMatch(/^M10\.0 -4\.0L/)
  })
})

describe('keys on the board', () => {
  test('left, right and the six letters lead to the six neighbours', () => {
    const lead = (code: string) => keyTarget(index, mid, code)?.id
    expect(['ArrowLeft', 'ArrowRight', 'KeyQ', 'KeyE', 'KeyZ', 'KeyC'].map(lead)).toEqual(['w', 'e', 'nw', 'ne', 'sw', 'se'])
  })

  test('down and down again ends straight below', () => {
    const tall = new HexIndex([rural('a', 0, 0), rural('b', 0, 1), rural('c', -1, 2)])
    const first = keyTarget(tall, tall.byId.get('a')!, 'ArrowDown')
    expect(first?.id).toBe('b')
    expect(keyTarget(tall, first!, 'ArrowDown')?.id).toBe('c')
  })

  test('over a gap the nearest hex ahead is taken, never one behind', () => {
    const gap = new HexIndex([rural('here', 0, 0), rural('far', 4, 0), rural('behind', -1, 0)])
    expect(keyTarget(gap, gap.byId.get('here')!, 'ArrowRight')?.id).toBe('far')
    expect(keyTarget(gap, gap.byId.get('far')!, 'ArrowRight')).toBeUndefined()
  })

  test('other keys lead nowhere', () => {
    expect(keyTarget(index, mid, 'KeyX')).toBeUndefined()
  })
})
