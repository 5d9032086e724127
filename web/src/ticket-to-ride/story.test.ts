import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../wire'
import { happened } from './sample'
import { lastBuilt, sinceMyTurn, story, type Turn } from './story'

const opened = (seat: number, turn: number) => ({ type: 'TurnOpened' as const, seat, turn, turns_to_go: null })
const turns = (events: readonly GameEvent[]): Turn[] => story(happened(...events)).filter((line) => line.kind === 'turn')

describe('the story', () => {
  it('tells two drawn cards as one turn; a blind card is known to whom it came', () => {
    const [mine, other] = turns([
      opened(0, 1), { type: 'FaceUpTaken', seat: 0, place: 2, card: 'red' }, { type: 'RowFilled', place: 2, card: 'blue' },
      { type: 'BlindDrawn', seat: 0 }, { type: 'CardDrawn', seat: 0, card: 'pink' },
      opened(1, 2), { type: 'BlindDrawn', seat: 1 }, { type: 'BlindDrawn', seat: 1 }, opened(0, 3),
    ])
    expect(mine).toMatchObject({ seat: 0, turn: 1, finished: true, drawn: [{ card: 'red', blind: false }, { card: 'pink', blind: true }] })
    expect(other).toMatchObject({ seat: 1, turn: 2, drawn: [{ card: null, blind: true }, { card: null, blind: true }] })
  })

  it('tells a tunnel with what it asked and what was paid', () => {
    const tried = [
      opened(0, 1), { type: 'TunnelTried' as const, seat: 0, route: 'a-b', cards: ['yellow', 'yellow'] },
      { type: 'TunnelCardRevealed' as const, card: 'red', costs: false }, { type: 'TunnelCardRevealed' as const, card: 'yellow', costs: true },
      { type: 'TunnelAsks' as const, seat: 0, due: 1 },
    ]
    expect(turns([...tried])[0]?.route).toMatchObject({ state: 'trying', turned: [{ costs: false }, { costs: true }] })
    const paid = turns([...tried, { type: 'TunnelPaid', seat: 0, cards: ['yellow'] }, { type: 'RouteClaimed', seat: 0, route: 'a-b', cards: ['yellow', 'yellow'], points: 2 }])
    expect(paid).toHaveLength(1)
    expect(paid[0]?.route).toMatchObject({ state: 'claimed', extra: ['yellow'], points: 2 })
    expect(turns([...tried, { type: 'TunnelDeclined', seat: 0, route: 'a-b' }])[0]?.route).toMatchObject({ state: 'declined', points: 0 })
  })

  it('tells how many tickets were drawn, and kept once that is known', () => {
    const drawn = [opened(1, 4), { type: 'TicketsDrawn' as const, seat: 1, count: 3 }]
    expect(turns([...drawn])[0]).toMatchObject({ tickets: { drawn: 3, kept: null }, finished: false })
    expect(turns([...drawn, { type: 'TicketsKept', seat: 1, count: 2 }])[0]?.tickets).toEqual({ drawn: 3, kept: 2 })
  })

  it('keeps what is for one seat alone out of the log', () => {
    expect(story(happened({ type: 'FirstCardsDealt', seat: 0, cards: ['red'] }, { type: 'TicketsOffered', seat: 0, tickets: ['a-c'] }))).toEqual([])
  })
})

describe('since my last turn', () => {
  const events = [
    opened(0, 1), { type: 'StationBuilt' as const, seat: 0, city: 'a', cards: ['red'] }, opened(1, 2), { type: 'Passed' as const, seat: 1 },
    opened(2, 3), { type: 'RouteClaimed' as const, seat: 2, route: 'b-c', cards: ['red', 'red', 'red'], points: 4 }, opened(0, 4),
  ]

  it('are the turns of the others', () => {
    expect(sinceMyTurn(story(happened(...events)), 0).map(({ seat }) => seat)).toEqual([1, 2])
    expect(sinceMyTurn(story(happened(...events)), 3)).toEqual([])
  })

  it('the last turn says what was built', () => {
    expect(lastBuilt(story(happened(...events)))).toEqual({ routes: ['b-c'], cities: [] })
    expect(lastBuilt(story(happened(...events.slice(0, 2))))).toEqual({ routes: [], cities: ['a'] })
    expect(lastBuilt([])).toEqual({ routes: [], cities: [] })
  })
})
