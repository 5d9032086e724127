import { describe, expect, test } from 'vitest'
import layoutFile from '../../../src/wissel/games/ticket_to_ride/maps/europe/layout.json'
import map from '../../../src/wissel/games/ticket_to_ride/maps/europe/map.json'
import { distance, ends, RailIndex } from './geometry'
import type { RailLayout, RailMapData } from './types'

const layout = layoutFile as unknown as RailLayout
const index = new RailIndex(map as unknown as RailMapData, layout)

describe('the layout of the map of Europe', () => {
  test('has every city and every route of the map, and no other', () => {
    expect(Object.keys(layout.cities).toSorted()).toEqual(map.cities.map(({ id }) => id).toSorted())
    expect(Object.keys(layout.routes).toSorted()).toEqual(map.routes.map(({ id }) => id).toSorted())
  })

  test('every route has as many spaces as it is long', () => {
    for (const { route, spaces } of index.routes) expect([route.id, spaces.length]).toEqual([route.id, route.length])
    expect(index.routes.flatMap(({ spaces }) => spaces)).toHaveLength(300)
  })

  test('a ferry has as many wheels as it wants locomotives, each on a space of its own', () => {
    for (const { route, wheels } of index.routes) {
      expect([route.id, new Set(wheels).size]).toEqual([route.id, route.ferry ?? 0])
      expect(wheels.every((n) => n >= 0 && n < route.length)).toBe(true)
    }
  })

  test('everything lies within the view, and the world holds the view', () => {
    const [x, y, width, height] = layout.view
    const inside = (at: { x: number; y: number }): boolean => at.x > x && at.x < x + width && at.y > y && at.y < y + height
    for (const { place } of index.cities) expect(inside(place)).toBe(true)
    for (const { spaces } of index.routes) expect(spaces.flatMap(ends).every(inside)).toBe(true)
    const [left, top, wide, tall] = layout.world
    expect([left < x, top < y, left + wide > x + width, top + tall > y + height]).toEqual([true, true, true, true])
  })

  test('the spaces run from the one city to the other, never far apart', () => {
    for (const { route, way } of index.routes) {
      const [a, b] = [index.city.get(route.a)!.place, index.city.get(route.b)!.place]
      expect(distance(way[1]!, a), route.id).toBeLessThanOrEqual(distance(way.at(-2)!, a) + 0.1)
      expect(distance(way.at(-2)!, b), route.id).toBeLessThanOrEqual(distance(way[1]!, b) + 0.1)
      for (let i = 2; i < way.length - 1; i++) {
        const gap = distance(way[i]!, way[i - 1]!)
        expect(gap, route.id).toBeGreaterThan(28)
        expect(gap, route.id).toBeLessThan(50)
      }
    }
  })

  test('no mark of a space stands upside down', () => {
    for (const { spaces } of index.routes) for (const [, , angle] of spaces) expect(angle >= -90 && angle < 90).toBe(true)
  })

  test('the two routes of a double lie side by side', () => {
    for (const one of index.routes.filter(({ route }) => route.double)) {
      const twin = index.routes.find(({ route }) => route.double === one.route.double && route.id !== one.route.id)!
      expect(distance(one.middle, twin.middle), one.route.id).toBeCloseTo(12.6, 0)
    }
  })
})
