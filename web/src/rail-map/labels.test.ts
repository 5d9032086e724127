import { describe, expect, test } from 'vitest'
import layoutFile from '../../../src/wissel/games/ticket_to_ride/maps/europe/layout.json'
import map from '../../../src/wissel/games/ticket_to_ride/maps/europe/map.json'
import type { Detail } from '../board/viewport'
import { RailIndex } from './geometry'
import { namesOf, overSpace, touch, type Wanted } from './labels'
import type { RailLayout, RailMapData } from './types'

const layout = layoutFile as unknown as RailLayout
const index = new RailIndex(map as unknown as RailMapData, layout)
const none: ReadonlySet<string> = new Set()

function wanted(detail: Detail, unit: number, changes: Partial<Wanted> = {}): Wanted {
  return { detail, unit, first: none, stations: none, scale: detail === 'far' ? 1.5 : 1, bounds: layout.view, ...changes }
}

const all = new Set(index.cities.map(({ id }) => id))
const SCALES: [string, Wanted][] = [
  ['near', wanted('near', 0.72)],
  ['near, 1:1', wanted('near', 1)],
  ['near, on a desktop of 1440', wanted('near', 1.1)],
  ['near, on a tablet', wanted('near', 1.3)],
  ['mid', wanted('mid', 1.6)],
  ['far', wanted('far', 2.3)],
  ['near, with stations everywhere', wanted('near', 1, { stations: all })],
]

describe.each(SCALES)('names seen from %s', (_, want) => {
  const names = namesOf(index, want)

  test('do not lie over each other, nor over any city', () => {
    for (const [i, one] of names.entries()) {
      for (const other of names.slice(i + 1)) expect(touch(one.box, other.box), `${one.name} and ${other.name}`).toBe(false)
      for (const { id, place } of index.cities) if (id !== one.id) expect(touch(one.box, [place.x - 4, place.y - 4, 8, 8]), `${one.name} over ${id}`).toBe(false)
    }
  })

  test('stay within the map', () => {
    const [left, top, width, height] = layout.view
    for (const { name, box: [x, y, w, h] } of names) expect([name, x >= left, y >= top, x + w <= left + width, y + h <= top + height]).toEqual([name, true, true, true, true])
  })
})

test.each([['1:1', 1], ['a desktop', 1.1], ['large', 0.72]])('every name is shown at %s and lies over no space', (_, unit) => {
  const names = namesOf(index, wanted('near', unit))
  expect(names).toHaveLength(47)
  for (const { name, box } of names) {
    for (const { route, spaces } of index.routes) expect(spaces.some((space) => overSpace(box, space)), `${name} over ${route.id}`).toBe(false)
  }
})

test('from afar most names are left, larger, and none lies over the mark of a route', () => {
  const names = namesOf(index, wanted('far', 2.3))
  expect(names.length).toBeGreaterThan(30)
  expect(names[0]?.size).toBeGreaterThan(25)
  for (const { name, box } of names) {
    for (const { route, spaces } of index.routes) expect(overSpace(box, spaces[spaces.length >> 1]!), `${name} over ${route.id}`).toBe(false)
  }
})

test('a city that is pointed out keeps its name from afar', () => {
  const usual = namesOf(index, wanted('far', 2.3))
  const left = index.cities.filter(({ id }) => !usual.some((name) => name.id === id))
  expect(left.length).toBeGreaterThan(0)
  for (const { id } of left) {
    const names = namesOf(index, wanted('far', 2.3, { first: new Set([id]) }))
    expect(names.map((name) => name.id)).toContain(id)
  }
})

test('a name makes room for the station of its city', () => {
  const at = (stations: ReadonlySet<string>): unknown => namesOf(index, wanted('near', 1, { stations })).find(({ id }) => id === 'paris')
  expect(at(new Set(['paris']))).not.toEqual(at(none))
})

describe('a box lies over a space', () => {
  test('that stands askew only where their sides cross', () => {
    expect(overSpace([20, -5, 10, 10], [0, 0, 0])).toBe(false)
    expect(overSpace([10, -5, 10, 10], [0, 0, 0])).toBe(true)
    // its corner reaches into the box around the space, but not over the space
    expect(overSpace([8, -12, 6, 6], [0, 0, 45])).toBe(false)
    expect(overSpace([4, 4, 6, 6], [0, 0, 45])).toBe(true)
  })
})
