import { describe, expect, test } from 'vitest'
import { type Fans, fansFor, heldCards } from './hand'

const CARDS = ['red', 'blue', 'loco']

function taken({ width, gap, step, most }: Fans, counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + width + gap + step * (Math.min(count, most) - 1), 0)
}

describe('the hand', () => {
  test('holds only kinds of which there is a card, in the order of the map', () => {
    expect(heldCards([2, 0, 1], CARDS)).toEqual([{ card: 'red', count: 2 }, { card: 'loco', count: 1 }])
  })

  test('few cards lie wide open', () => {
    expect(fansFor([2, 1], 800, 74, 18)).toMatchObject({ width: 74, gap: 18, step: 17 })
  })

  test('fans close up before their cards become smaller', () => {
    const counts = [7, 7, 7, 7]
    const fans = fansFor(counts, 600, 74, 18)
    expect(fans.width).toBe(74)
    expect(fans.step).toBeLessThan(17)
    expect(taken(fans, counts)).toBeLessThanOrEqual(600)
  })

  test.each([790, 620, 480])('nine kinds with many cards fit into %i px', (room) => {
    const counts = [3, 7, 5, 4, 2, 10, 4, 5, 12]
    const fans = fansFor(counts, room, 74, 18)
    expect(fans.width).toBeGreaterThan(30)
    expect(taken(fans, counts)).toBeLessThanOrEqual(room)
  })

  test('an empty hand needs no room', () => {
    expect(fansFor([], 300, 74, 18).width).toBe(74)
  })
})
