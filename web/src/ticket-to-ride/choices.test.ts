import { describe, expect, it } from 'vitest'
import { cardsOf, claimable, leafAction, mustPass, oddsOf, paymentOf, routeOffer, sensible, spare, stationPayments } from './choices'
import { counts, menu, RAILS } from './sample'

const cards = RAILS.cards
const first = (payments: readonly string[], held: Record<string, number>): string[] =>
  sensible(payments.map(paymentOf), counts(held), cards).map(({ cards: text }) => text)

describe('payments', () => {
  it('are read as the menu writes them', () => {
    expect(paymentOf('yellow yellow locomotive')).toEqual({ cards: 'yellow yellow locomotive', colour: 'yellow', locomotives: 1 })
    expect(paymentOf('locomotive locomotive')).toMatchObject({ colour: 'locomotive', locomotives: 2 })
    expect(cardsOf({ cards: 'green' })).toEqual(['green'])
  })

  it('of one colour come with the fewest locomotives first (T2.7)', () => {
    expect(first(['locomotive locomotive', 'yellow locomotive', 'yellow yellow'], { yellow: 3, locomotive: 2 })).toEqual([
      'yellow yellow', 'yellow locomotive', 'locomotive locomotive',
    ])
  })

  it('of a gray route are those of the colours one holds most of', () => {
    const all = ['red red', 'blue blue', 'green green', 'pink pink', 'red locomotive', 'locomotive locomotive']
    expect(first(all, { red: 2, blue: 5, green: 3, pink: 4, locomotive: 2 })).toEqual(['blue blue', 'pink pink', 'green green'])
  })

  it('of another colour come before a second way in the same colour, those without locomotives before all', () => {
    const all = ['red red red', 'red red locomotive', 'green green locomotive', 'locomotive locomotive locomotive']
    expect(first(all, { red: 3, green: 2, locomotive: 3 })).toEqual(['red red red', 'green green locomotive', 'locomotive locomotive locomotive'])
  })

  it('are never more than three at first', () => {
    expect(first(['red', 'blue', 'green', 'pink', 'locomotive'], { red: 1, blue: 1, green: 1, pink: 1, locomotive: 1 })).toHaveLength(3)
  })

  it('leave cards of their colour and locomotives for a tunnel, and only locomotives after a payment of those (T2.11)', () => {
    const hand = counts({ yellow: 3, red: 5, locomotive: 2 })
    expect(spare(paymentOf('yellow yellow'), hand, cards)).toBe(3)
    expect(spare(paymentOf('yellow locomotive'), hand, cards)).toBe(3)
    expect(spare(paymentOf('locomotive locomotive'), hand, cards)).toBe(0)
  })
})

describe('the menu', () => {
  it('tells of a route how it can be paid, or why not', () => {
    expect(routeOffer(menu(), 0)?.payments.map(({ cards: text }) => text)).toEqual(['yellow yellow', 'yellow locomotive', 'locomotive locomotive'])
    expect(routeOffer(menu(), 3)).toEqual({ problem: { code: 'TAKEN', args: { seat: 1 } }, payments: [] })
    expect(routeOffer(menu({ routes: [] }), 0)).toBeNull()
    expect(routeOffer(null, 0)).toBeNull()
  })

  it('names the routes that can be claimed, stations, odds, and passing', () => {
    expect(claimable(menu())).toEqual([0, 1])
    expect(stationPayments(menu()).map(({ cards: text }) => text)).toEqual(['yellow', 'green', 'locomotive'])
    expect(oddsOf(menu(), 'yellow')?.chances[0]).toBe(0.5)
    expect(oddsOf(menu(), 'red')).toBeNull()
    expect(mustPass(menu())).toBe(false)
    expect(mustPass(menu({ skip: { action: 'pass', problem: null } }))).toBe(true)
  })

  it('gives no action for what is not possible', () => {
    expect(leafAction({ action: 'face 1', problem: null })).toBe('face 1')
    expect(leafAction({ action: 'face 1', problem: { code: 'NO_CARD', args: {} } })).toBeNull()
    expect(leafAction(undefined)).toBeNull()
  })
})
