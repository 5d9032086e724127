import { describe, expect, it } from 'vitest'
import type { Menu, PrivateView, PublicView, TradeChoice } from './wire'
import { canTrade, givers, noTrade, preview, takers, withGive, withTake } from './trade'

const choice = (give: string, take: string, count: number, code = 'NO_SUPPLY'): TradeChoice => ({
  give, take,
  actions: Array.from({ length: count }, (_, n) => `trade ${give} ${take} ${n + 1}`),
  ends: Array.from({ length: count }, (_, n) => n === 1 && take === 'yellow'),
  problem: count > 0 ? null : { code, args: { company: code === 'NOT_HELD' ? give : take } },
  problem_two: count > 1 ? null : { code: 'ONLY_ONE_LEFT', args: { company: take } },
})
const menu: Menu = {
  game: 'paris-connection', problems: [], place: [],
  trade: [
    choice('red', 'blue', 1), choice('red', 'yellow', 2),
    choice('blue', 'red', 0), choice('blue', 'yellow', 2),
    choice('yellow', 'red', 0, 'NOT_HELD'), choice('yellow', 'blue', 0, 'NOT_HELD'),
  ],
  finish: { action: 'finish', problem: null, ends: false },
}
const companies = ['red', 'blue', 'yellow']
const view = {
  limit: 3, penalty: 20,
  companies: [
    { company: 'red', value: 5, supply: 0 }, { company: 'blue', value: 2, supply: 1 }, { company: 'yellow', value: 4, supply: 2 },
  ],
} as unknown as PublicView
const own = { hand: [2, 1, 0], worth: 12, penalty_now: 0 } as unknown as PrivateView

describe('sides of a trade', () => {
  it('lets only held companies be given, with the reason for the others', () => {
    expect(givers(menu, companies).map(({ problem }) => problem?.code ?? null)).toEqual([null, null, 'NOT_HELD'])
  })

  it('lets only other companies with supply be taken', () => {
    expect(takers(menu, companies, 'blue').map(({ problem }) => problem?.code ?? null)).toEqual(['NO_SUPPLY', 'SAME_COMPANY', null])
  })

  it('knows whether any trade is possible', () => {
    expect(canTrade(menu)).toBe(true)
    expect(canTrade(null)).toBe(false)
  })
})

describe('draft', () => {
  it('takes two where two are possible and one where not', () => {
    expect(withTake(menu, { ...noTrade, give: 'red' }, 'yellow').count).toBe(2)
    expect(withTake(menu, { ...noTrade, give: 'red' }, 'blue').count).toBe(1)
  })

  it('drops a taker that does not fit the new giver', () => {
    expect(withGive(menu, { give: 'blue', take: 'yellow', count: 2 }, 'yellow')).toEqual({ give: 'yellow', take: null, count: 1 })
    expect(withGive(menu, { give: 'blue', take: 'yellow', count: 2 }, 'red')).toEqual({ give: 'red', take: 'yellow', count: 2 })
  })
})

describe('preview', () => {
  it('shows what changes, the penalty included', () => {
    expect(preview(menu, { give: 'red', take: 'yellow', count: 2 }, view, own)).toEqual({
      action: 'trade red yellow 2', ends: true,
      shares: { before: 3, after: 4 }, worth: { before: 12, after: 15 }, penalty: { before: 0, after: 20 },
      giveSupply: { before: 0, after: 1 }, takeSupply: { before: 2, after: 0 },
    })
  })

  it('is null for a trade that the menu does not offer', () => {
    expect(preview(menu, { give: 'red', take: 'blue', count: 2 }, view, own)).toBeNull()
    expect(preview(menu, { give: 'red', take: null, count: 1 }, view, own)).toBeNull()
  })
})
