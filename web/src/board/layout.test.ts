import { describe, expect, test } from 'vitest'
import layout from '../../../src/wissel/games/paris_connection/maps/france/layout.json'
import map from '../../../src/wissel/games/paris_connection/maps/france/map.json'
import { isStation } from '../look/sprite'
import { centre, SIZE } from './geometry'

const hexes = new Map(map.hexes.map((hex) => [hex.id, hex]))

describe('the layout of the map of France', () => {
  test('is drawn in the units of the board', () => {
    expect(layout.size).toBe(SIZE)
  })

  test('its view holds every hex, and the world holds the view', () => {
    const [x, y, width, height] = layout.view as [number, number, number, number]
    for (const hex of hexes.values()) {
      const at = centre(hex)
      expect(at.x).toBeGreaterThan(x)
      expect(at.x).toBeLessThan(x + width)
      expect(at.y).toBeGreaterThan(y)
      expect(at.y).toBeLessThan(y + height)
    }
    const [left, top, wide, tall] = layout.world as [number, number, number, number]
    expect([left < x, top < y, left + wide > x + width, top + tall > y + height]).toEqual([true, true, true, true])
  })

  test('short names belong to cities of the map', () => {
    for (const id of Object.keys(layout.labels)) expect(hexes.get(id)?.kind).toBe('city')
  })

  test('every name fits within its hex and half of each neighbour', () => {
    const labels: Readonly<Record<string, readonly string[]>> = layout.labels
    for (const hex of hexes.values()) {
      if (hex.kind !== 'city') continue
      for (const line of labels[hex.id] ?? [hex.name ?? '']) expect(line.length).toBeLessThanOrEqual(11)
    }
  })

  test('every start hex of the map has a drawn symbol', () => {
    const starts = map.hexes.filter((hex) => hex.kind === 'start')
    expect(starts).toHaveLength(6)
    for (const hex of starts) expect(isStation(hex.symbol ?? ''), hex.id).toBe(true)
  })
})
