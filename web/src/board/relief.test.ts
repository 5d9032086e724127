import { expect, it } from 'vitest'
import layout from '../../../src/wissel/games/paris_connection/maps/france/layout.json'
import { reliefOf } from './relief'

it('keeps the mountains and the springs of France within what the map shows', () => {
  const [x, y, width, height] = layout.world as [number, number, number, number]
  const { rivers, peaks } = reliefOf(layout.map)
  const springs = rivers.map((river) => (/^M(-?\d+) (-?\d+)/.exec(river) ?? []).slice(1).map(Number))
  expect(springs.length).toBeGreaterThan(20)
  for (const [px, py] of [...peaks, ...springs] as [number, number][]) {
    expect(px).toBeGreaterThan(x)
    expect(px).toBeLessThan(x + width)
    expect(py).toBeGreaterThan(y)
    expect(py).toBeLessThan(y + height)
  }
})

it('draws nothing under a map that it does not know', () => {
  expect(reliefOf('elsewhere')).toEqual({ rivers: [], peaks: [] })
})
