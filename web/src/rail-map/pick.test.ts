import { describe, expect, test } from 'vitest'
import layoutFile from '../../../src/wissel/games/ticket_to_ride/maps/europe/layout.json'
import map from '../../../src/wissel/games/ticket_to_ride/maps/europe/map.json'
import { distanceToRoute, RailIndex } from './geometry'
import { meant, under } from './pick'
import type { RailLayout, RailMapData } from './types'

const index = new RailIndex(map as unknown as RailMapData, layoutFile as unknown as RailLayout)
const nothing = { claimable: new Set<string>(), buildable: new Set<string>() }
const claimable = (...ids: string[]): typeof nothing => ({ ...nothing, claimable: new Set(ids) })

describe('a mouse', () => {
  test('points exactly at every space and every city', () => {
    for (const { route, spaces } of index.routes) {
      for (const [x, y] of spaces) expect(under(index, { x, y }, nothing)).toEqual({ kind: 'route', id: route.id })
    }
    for (const { id, place } of index.cities) expect(under(index, place, nothing)).toEqual({ kind: 'city', id })
  })

  test('points at the gap between two spaces as well, and at nothing beside the route', () => {
    const { spaces: [first, second], route } = index.route.get('palermo-smyrna-gray')!
    const between = { x: (first![0] + second![0]) / 2, y: (first![1] + second![1]) / 2 }
    expect(under(index, between, nothing)?.id).toBe(route.id)
    expect(under(index, { x: between.x, y: between.y - 12 }, nothing)).toBeNull()
  })
})

describe('a finger', () => {
  test('finds the nearest route within 22 px at any scale', () => {
    const { spaces: [first], route } = index.route.get('palermo-smyrna-gray')!
    const [x, y] = first!
    expect(meant(index, { x, y: y - 25 }, 1, nothing)).toEqual([{ kind: 'route', id: route.id }])
    expect(meant(index, { x, y: y - 25 }, 2, nothing)).toEqual([])
  })

  const [yellow, red] = ['bruxelles-paris-yellow', 'bruxelles-paris-red']
  const middle = { x: (index.route.get(yellow)!.middle.x + index.route.get(red)!.middle.x) / 2, y: (index.route.get(yellow)!.middle.y + index.route.get(red)!.middle.y) / 2 }

  test('on a double whose routes can both be chosen asks which', () => {
    expect(meant(index, middle, 1, claimable(yellow, red)).map(({ id }) => id).toSorted()).toEqual([red, yellow])
  })

  test('means the one of a double that can be chosen, wherever it falls', () => {
    for (const id of [yellow, red]) {
      const [x, y] = index.route.get(id)!.spaces[0]!
      expect(meant(index, { x, y }, 1, claimable(red))).toEqual([{ kind: 'route', id: red }])
    }
  })

  test('asks nothing when it is plain which was meant', () => {
    const [x, y] = index.route.get(yellow)!.spaces[0]!
    // twice as large, the other lies farther than doubt reaches
    expect(meant(index, { x, y }, 3, claimable(yellow, red))).toEqual([{ kind: 'route', id: yellow }])
  })

  test('means a city where stations can be built', () => {
    const { place } = index.city.get('wien')!
    expect(meant(index, { x: place.x + 12, y: place.y }, 1, { ...nothing, buildable: new Set(['wien']) })).toEqual([{ kind: 'city', id: 'wien' }])
  })

  test('tells of what cannot be chosen when it lies right on it, alone', () => {
    expect(meant(index, index.route.get('danzig-riga-black')!.middle, 1, claimable(red))).toEqual([{ kind: 'route', id: 'danzig-riga-black' }])
  })
})

test('a route is 0 away on its spaces and between them, and farther beside it', () => {
  const route = index.route.get('palermo-smyrna-gray')!
  const [x, y] = route.spaces[0]!
  expect(distanceToRoute({ x: x + 18, y }, route)).toBe(0)
  expect(distanceToRoute({ x, y: y + 15.3 }, route)).toBeCloseTo(10, 0)
})
