import { beforeAll, describe, expect, it } from 'vitest'
import { needWords, useLanguage } from '../i18n'
import { keyAct } from './keys'
import { playMarks } from './marks'
import { nowOf } from './now'
import { flowAfter, menu, privateView, publicView, RAILS, seatResult, seatView, step } from './sample'
import { noteText, sayEvent } from './say'
import { ticketNote, ticketState, ticketTotals } from './tickets'
import { railTip } from './tip'
import { trialIn, trialOf, trialTime } from './trial'
import { cardsText, chance, signed, spread, why } from './words'

const nameOf = (seat: number): string => ['Ann', 'Ben'][seat] ?? ''
const scene = { rails: RAILS, nameOf }

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } })
  await useLanguage('en')
  await needWords('table', 'ticket-to-ride')
})

describe('words', () => {
  it('name cards, counted and in a row', () => {
    expect(cardsText(['yellow', 'yellow', 'locomotive'])).toBe('2 yellow and 1 locomotive')
    expect(spread([2, 0, 1], ['red', 'blue', 'green'])).toEqual(['red', 'red', 'green'])
  })

  it('name the seat in a reason, not its number', () => {
    expect(why({ code: 'TAKEN', args: { seat: 1 } }, nameOf)).toBe('Ben has this route.')
    expect(why({ code: 'TOO_FEW_TRAINS', args: { number: 2 } }, nameOf)).toBe('You have only 2 trains left.')
    expect(why(null, nameOf)).toBeUndefined()
  })

  it('keep the meaning of very small and nearly certain chances', () => {
    expect([chance(0.004), chance(0.996), chance(1), chance(0.25)]).toEqual(['under 1%', 'over 99%', '100%', '25%'])
    expect([signed(0), signed(-3), signed(4)]).toEqual(['0', '−3', '+4'])
  })
})

describe('the sign', () => {
  const now = (over: Parameters<typeof step>[0]) => {
    const { flow, session } = flowAfter(step(over))
    return { flow, say: () => nowOf(session.step?.view ?? publicView(), flow, session, nameOf) }
  }

  it('says clearly that a second card is due', () => {
    expect(now({ view: publicView({ phase: 'second' }) }).say()).toMatchObject({ plate: 'Your turn', title: 'Take a second card' })
  })

  it('asks about the route pointed out, warns of the tunnel, or says why it is not possible', () => {
    const { flow, say } = now({})
    flow.point({ kind: 'route', id: 'a-b' })
    expect(say()).toMatchObject({ title: 'Claim A – B?', help: 'Choose what to pay. The [tunnel](ttr-tunnel) may ask for more.' })
    flow.point({ kind: 'route', id: 'a-d' })
    expect(say()).toMatchObject({ title: 'A – D', help: 'Ben has this route.' })
  })

  it('names who has not chosen tickets yet', () => {
    const view = publicView({ phase: 'choose', seats: [seatView(), seatView({ chosen: false })] })
    expect(now({ view, menu: null, decision: null }).say()).toMatchObject({ mine: false, help: 'Ben has not chosen yet.' })
  })

  it('tells what the tunnel asks, and that it cannot be paid', () => {
    const tunnel = { route: 'a-b', colour: 'yellow', laid: [], turned: [], due: 2 }
    const view = publicView({ phase: 'tunnel', tunnel })
    expect(now({ view, menu: menu({ routes: [], decline: { action: 'decline', problem: null } }) }).say()).toMatchObject({
      title: 'The tunnel asks for 2 cards more', help: 'You cannot pay that: take your cards back.',
    })
  })

  it('does not say who has won while the points are counted', () => {
    const { flow, session } = flowAfter(step())
    const view = publicView({ phase: 'over', result: { reason: 'last_round', seats: [seatResult({ total: 33 }), seatResult({ rank: 2 })], winners: [0] } })
    expect(nowOf(view, flow, session, nameOf).title).toBe('Ann wins with 33 points')
    expect(nowOf(view, flow, session, nameOf, true).title).not.toContain('Ann')
  })

  it('says that the last turn is over for me', () => {
    const view = publicView({ seat: 1, turns_to_go: 1 })
    expect(now({ view, menu: null, decision: null }).say().help).toBe('That was your last turn.')
  })
})

describe('tips', () => {
  it('say what a route is and why it cannot be claimed', () => {
    const { flow } = flowAfter(step())
    const view = publicView({ owners: [-1, -1, -1, 1] })
    expect(railTip({ kind: 'route', id: 'c-d' }, flow, view, nameOf)).toEqual({
      title: 'C – D', lines: ['route, red, one space, 1 point'], reason: 'You have too few cards of this colour.',
    })
    expect(railTip({ kind: 'route', id: 'a-d' }, flow, view, nameOf).lines).toEqual([
      'ferry, any colour, 4 spaces, 7 points', 'It wants a locomotive.', 'Ben has it.',
    ])
  })

  it('say of a city which tickets and whose station', () => {
    const { flow } = flowAfter(step({ own: privateView({ tickets: [{ ticket: 'a-c', done: false, with_stations: false, way: [], trains: 2 }] }) }))
    const view = publicView({ stations: [{ city: 'a', seat: 1 }] })
    expect(railTip({ kind: 'city', id: 'a' }, flow, view, nameOf)).toMatchObject({ title: 'A', lines: ['Station of Ben.', 'Your ticket A – C: 5.'] })
  })
})

describe('tickets', () => {
  const open = { ticket: 'a-c', done: false, with_stations: false, way: ['a-b', 'b-c'], trains: 5 }

  it('say how far they are', () => {
    expect(ticketNote(open)).toBe('5 trains missing')
    expect(ticketNote({ ...open, way: null })).toBe('no way left')
    expect(ticketNote({ ...open, done: true })).toBe('done')
    expect([ticketState(open), ticketState({ ...open, with_stations: true }), ticketState({ ...open, done: true })]).toEqual(['open', 'station', 'done'])
    expect(ticketTotals([open, { ...open, ticket: 'b-d', done: true }], RAILS)).toEqual({ done: 21, open: 5 })
  })

  it('show their cities, and the missing way only on request', () => {
    const own = privateView({ tickets: [open] })
    const marks = (ways: boolean) => playMarks(RAILS, own, { ticket: 'a-c', ways }, { routes: [], cities: [] }, { target: null, seat: 0 })
    expect(marks(false)).toEqual([{ kind: 'ticket', routes: [], cities: ['a', 'c'] }])
    expect(marks(true)[0]).toEqual({ kind: 'way', routes: ['a-b', 'b-c'], cities: [] })
  })
})

describe('a tunnel', () => {
  it('is played from its events, and shown again from the view', () => {
    const trial = trialIn([
      { type: 'TunnelTried', seat: 1, route: 'a-b', cards: ['yellow', 'yellow'] },
      { type: 'TunnelCardRevealed', card: 'locomotive', costs: true }, { type: 'TunnelCardRevealed', card: 'red', costs: false },
    ])
    expect(trial).toMatchObject({ seat: 1, due: 1, playing: true, laid: ['yellow', 'yellow'] })
    if (trial) expect(trialTime(trial)).toBe(2 * 550 + 900)
    expect(trialIn([{ type: 'Passed', seat: 0 }])).toBeNull()
    const kinds = (held: Record<string, number>): number[] => RAILS.cards.map((card) => held[card] ?? 0)
    const view = publicView({ seat: 1, phase: 'tunnel', tunnel: { route: 'a-b', colour: 'yellow', laid: kinds({ yellow: 2 }), turned: kinds({ red: 1, locomotive: 1, yellow: 1 }), due: 2 } })
    expect(trialOf(view, RAILS.cards)).toMatchObject({
      playing: false, due: 2, turned: [{ card: 'red', costs: false }, { card: 'yellow', costs: true }, { card: 'locomotive', costs: true }],
    })
  })
})

describe('sentences for those who listen', () => {
  it('name a blind card only to whom it came', () => {
    expect(sayEvent({ type: 'BlindDrawn', seat: 1 }, scene, 0)).toBe('Ben draws a blind card.')
    expect(sayEvent({ type: 'BlindDrawn', seat: 0 }, scene, 0)).toBe('')
    expect(sayEvent({ type: 'CardDrawn', seat: 0, card: 'pink' }, scene, 0)).toBe('You drew 1 pink.')
  })

  it('tell a claim, a turned card and the last round', () => {
    expect(sayEvent({ type: 'RouteClaimed', seat: 1, route: 'b-c', cards: [], points: 4 }, scene, 0)).toBe('Ben claims B – C, 4 points.')
    expect(sayEvent({ type: 'TunnelCardRevealed', card: 'red', costs: true }, scene, 0)).toBe('Turned over: 1 red, one more to pay.')
    expect(noteText({ type: 'LastRoundBegan', seat: 0, turns_to_go: 2 }, scene)).toContain('Ann')
  })
})

describe('keys', () => {
  const press = (key: string, over = {}) => keyAct({ key, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, ...over })

  it('reach every way of a turn', () => {
    expect(['1', '5', 'd', 'T', 'c', 's', 'w', '?', 'Escape'].map((key) => press(key))).toEqual([1, 5, 'blind', 'tickets', 'claim', 'station', 'way', 'help', 'escape'])
  })

  it('are left alone with Ctrl, while typing, and where they mean nothing', () => {
    expect([press('d', { ctrlKey: true }), press('6'), keyAct({ key: 'd', ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false }, true)]).toEqual([null, null, null])
  })
})
