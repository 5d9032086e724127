import { describe, expect, it } from 'vitest'
import type { Menu } from './wire'
import { canBuild, companiesFor, companyProblem, hexChoice, possibleHexes } from './choices'

const order = ['h1', 'h2', 'h3']
const menu: Menu = {
  game: 'paris-connection',
  problems: [{ code: 'HEX_FULL', args: {} }, { code: 'CUTS_OFF', args: { company: 'brown' } }],
  place: [
    { company: 'red', action: 'place red', problem: null, hexes: '.1.', ends: ['h3'] },
    { company: 'blue', action: 'place blue', problem: { code: 'NO_SUPPLY', args: { company: 'blue' } }, hexes: '000', ends: [] },
    { company: 'brown', action: 'place brown', problem: null, hexes: '.00', ends: [] },
  ],
  trade: [],
  finish: { action: 'finish', problem: { code: 'NOTHING_PLACED', args: {} }, ends: false },
}

describe('hexChoice', () => {
  it('gives the action of a possible hex', () => {
    expect(hexChoice(menu, 'red', 'h1', 0)).toEqual({ possible: true, action: 'place red h1', ends: false })
  })

  it('says that a placement ends the game', () => {
    expect(hexChoice(menu, 'red', 'h3', 2)).toMatchObject({ possible: true, ends: true })
  })

  it('gives the reason with the company that would be cut off', () => {
    expect(hexChoice(menu, 'red', 'h2', 1)).toEqual({ possible: false, problem: { code: 'CUTS_OFF', args: { company: 'brown' } } })
  })

  it('says nothing without a menu or a company', () => {
    expect(hexChoice(null, 'red', 'h1', 0)).toBeNull()
    expect(hexChoice(menu, null, 'h1', 0)).toBeNull()
  })

  it('fails on a menu that names a problem it does not list', () => {
    const broken = { ...menu, problems: [] }
    expect(() => hexChoice(broken, 'red', 'h2', 1)).toThrow('problem "1"')
  })
})

it('lists the possible hexes of a company in map order', () => {
  expect(possibleHexes(menu, 'red', order)).toEqual(['h1', 'h3'])
  expect(possibleHexes(menu, 'blue', order)).toEqual([])
})

it('lists the companies that may use a hex', () => {
  expect(companiesFor(menu, 0)).toEqual(['red', 'brown'])
  expect(companiesFor(menu, 1)).toEqual([])
})

it('says why a company cannot be built', () => {
  expect(companyProblem(menu, 'blue')?.code).toBe('NO_SUPPLY')
  expect(companyProblem(menu, 'red')).toBeNull()
  expect(canBuild(menu)).toBe(true)
  expect(canBuild(null)).toBe(false)
})
