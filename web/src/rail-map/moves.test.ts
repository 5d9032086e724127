import { describe, expect, test } from 'vitest'
import layoutFile from '../../../src/wissel/games/ticket_to_ride/maps/europe/layout.json'
import map from '../../../src/wissel/games/ticket_to_ride/maps/europe/map.json'
import { RailIndex } from './geometry'
import { nextPossible, step } from './moves'
import type { RailLayout, RailMapData, Selection } from './types'

const index = new RailIndex(map as unknown as RailMapData, layoutFile as unknown as RailLayout)
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
const city = (id: string): Selection => ({ kind: 'city', id })

function reached(from: Selection): Set<string> {
  const seen = new Set([from.id])
  const todo = [from]
  for (let at = todo.pop(); at; at = todo.pop()) {
    for (const arrow of ARROWS) {
      const next = step(index, at, arrow)
      if (next && !seen.has(next.id)) {
        seen.add(next.id)
        todo.push(next)
      }
    }
  }
  return seen
}

describe('the arrow keys', () => {
  test('reach every city from any city', () => {
    for (const { id } of index.cities) expect(reached(city(id)).size, id).toBe(47)
  })

  test('reach every route from any route', () => {
    for (const { route } of index.routes) expect(reached({ kind: 'route', id: route.id }).size, route.id).toBe(101)
  })

  test('lead to what lies in their direction', () => {
    expect(step(index, city('paris'), 'ArrowRight')).toEqual(city('frankfurt'))
    expect(step(index, city('wien'), 'ArrowLeft')).toEqual(city('munchen'))
    expect(step(index, city('petrograd'), 'ArrowUp')).toBeUndefined()
  })

  test('with shift lead from a city to a route and back', () => {
    const route = step(index, city('lisboa'), 'ArrowDown', true)
    expect(route).toEqual({ kind: 'route', id: 'cadiz-lisboa-blue' })
    expect(step(index, route!, 'ArrowDown', true)).toEqual(city('cadiz'))
  })
})

test('page down and up go through what can be chosen, all around', () => {
  const list = ['berlin', 'paris', 'wien'].map(city)
  const order = (target: Selection): number => index.cities.findIndex(({ id }) => id === target.id)
  expect(nextPossible(list, city('brest'), 1, order)).toEqual(city('paris'))
  expect(nextPossible(list, city('brest'), -1, order)).toEqual(city('berlin'))
  expect(nextPossible(list, city('zurich'), 1, order)).toEqual(city('berlin'))
  expect(nextPossible([], city('zurich'), 1, order)).toBeUndefined()
})
