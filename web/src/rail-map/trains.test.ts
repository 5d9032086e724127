import { beforeEach, expect, test, vi } from 'vitest'
import layoutFile from '../../../src/wissel/games/ticket_to_ride/maps/europe/layout.json'
import map from '../../../src/wissel/games/ticket_to_ride/maps/europe/map.json'
import { Arrivals } from '../board/arrivals'
import { RailIndex } from './geometry'
import { type Train, trainsOf } from './trains'
import type { RailLayout, RailMapData } from './types'

const index = new RailIndex(map as unknown as RailMapData, layoutFile as unknown as RailLayout)

function trains(claims: Record<string, number>): readonly Train[] {
  return trainsOf(index.routes, map.routes.map(({ id }) => claims[id] ?? -1), ['blue', 'red'])
}

test('a claimed route carries a wagon of its seat on each space, a free one none', () => {
  const [train, ...others] = trains({ 'paris-zurich-gray': 1 })
  expect(others).toEqual([])
  expect(train).toMatchObject({ id: 'paris-zurich-gray', colour: 'red' })
  expect(train?.wagons.map(({ space }) => space)).toEqual(index.route.get('paris-zurich-gray')?.spaces)
})

test('wagons come along their own track from where the route begins', () => {
  for (const { route, spaces, way } of index.routes) {
    const [train] = trains({ [route.id]: 0 })
    train?.wagons.forEach(({ from }, n) => {
      const [x, y, angle] = spaces[n]!
      expect(Math.abs(from.x * Math.sin((angle * Math.PI) / 180) - from.y * Math.cos((angle * Math.PI) / 180))).toBeCloseTo(0)
      expect(from.x * (way[n]!.x - x) + from.y * (way[n]!.y - y), `${route.id} ${n}`).toBeGreaterThan(0)
    })
  }
})

let played: { key: string; delay: number }[] = []
beforeEach(() => {
  played = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } })
  vi.spyOn(performance, 'now').mockReturnValue(1000)
})

function show(arrivals: Arrivals, list: readonly Train[]): void {
  const wagons = list.flatMap((train) => train.wagons)
  for (const { key } of wagons) {
    const animate = (_: Keyframe[], { delay = 0 }: KeyframeAnimationOptions): unknown => {
      played.push({ key, delay })
      return { finish: () => undefined }
    }
    arrivals.engine(key)({ animate } as unknown as Element)
  }
  arrivals.update(wagons.map(({ key }) => key), new Map(wagons.map(({ key, from }) => [key, from])))
}

test('the wagons of a route that is newly claimed arrive one after another, and no others', () => {
  const arrivals = new Arrivals()
  show(arrivals, trains({ 'paris-zurich-gray': 1 }))
  expect(played).toEqual([])
  show(arrivals, trains({ 'paris-zurich-gray': 1, 'brest-paris-black': 0 }))
  expect(played).toEqual([0, 1, 2].map((n) => ({ key: `0 brest-paris-black ${n}`, delay: n * 310 })))
})

test('the longest route arrives within the patience of a player', () => {
  const arrivals = new Arrivals()
  show(arrivals, [])
  show(arrivals, trains({ 'petrograd-stockholm-gray': 0 }))
  expect(played).toHaveLength(8)
})

test('a route that changes hands arrives anew', () => {
  const arrivals = new Arrivals()
  show(arrivals, trains({ 'paris-zurich-gray': 1 }))
  show(arrivals, trains({ 'paris-zurich-gray': 0 }))
  expect(played).toHaveLength(3)
})
