import { describe, expect, test } from 'vitest'
import { COLOURS, type ColourName, COMPANIES, mix } from './colours'
import { ENGINES } from './engines'

/** Machado, Oliveira and Fernandes 2009, whole deficiency: what is left of linear red, green and blue. */
const SIGHTS = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
} as const
type Sight = keyof typeof SIGHTS
type Triple = [number, number, number]

function linear(hex: string): Triple {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Triple
}

/** CIELAB under D65, as eyes of this kind see the colour. */
function seen(hex: string, sight: Sight): Triple {
  const light = linear(hex)
  const [r, g, b] = SIGHTS[sight].map((row) => Math.min(1, Math.max(0, row.reduce<number>((sum, share, i) => sum + share * light[i]!, 0)))) as Triple
  const [x, y, z] = [
    (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047,
    0.2126729 * r + 0.7151522 * g + 0.072175 * b,
    (0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883,
  ].map((t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)) as Triple
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function pairs<T>(of: readonly T[]): [T, T][] {
  return of.flatMap((a, i) => of.slice(i + 1).map((b): [T, T] => [a, b]))
}

function distance(a: string, b: string, sight: Sight): number {
  const [p, q] = [seen(a, sight), seen(b, sight)]
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}

const SETS: Record<string, readonly ColourName[]> = {
  companies: COMPANIES,
  seats: ['blue', 'red', 'green', 'yellow', 'black'],
  cards: ['red', 'blue', 'green', 'yellow', 'black', 'white', 'orange', 'pink'],
}
/** A difference of 2.3 can just be noticed side by side; lines far apart on a map need several times that. */
const APART = 14

describe.each(Object.entries(SETS))('the colours of the %s', (_, names) => {
  test.each(Object.keys(SIGHTS) as Sight[])('are told apart by eyes of the kind %s', (sight) => {
    const close = pairs(names)
      .map(([a, b]) => ({ a, b, apart: Math.round(distance(COLOURS[a].hue, COLOURS[b].hue, sight) * 10) / 10 }))
      .filter(({ apart }) => apart < APART)
    expect(close).toEqual([])
  })

  test('have a mark each, and a mark that stands out from its colour', () => {
    expect(new Set(names.map((name) => COLOURS[name].mark)).size).toBe(names.length)
    for (const sight of Object.keys(SIGHTS) as Sight[]) {
      for (const name of names) expect(distance(COLOURS[name].hue, COLOURS[name].on, sight), `${name}, ${sight}`).toBeGreaterThan(30)
    }
  })
})

test('the simulation is the published one: red and green of equal light meet under deuteranopia', () => {
  expect(distance('#FF0000', '#00FF00', 'usual')).toBeGreaterThan(150)
  const [red, olive] = ['#C00000', '#7A6A00']
  expect(distance(red, olive, 'deuteranopia')).toBeLessThan(0.4 * distance(red, olive, 'usual'))
  expect(mix('#000000', '#FFFFFF', 0.5)).toBe('#808080')
})

test('every company has an engine of its own: no two outlines agree in more than their wheels', () => {
  const bodies = COMPANIES.map((company) => ENGINES[company].body)
  expect(new Set(bodies).size).toBe(COMPANIES.length)
})
