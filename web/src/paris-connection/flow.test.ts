import { beforeEach, describe, expect, it } from 'vitest'
import { type Fixture, fixtureSession } from '../app/fixture'
import type { StepMessage, TableMessage } from '../wire'
import type { Menu, Paris, PublicView } from './wire'
import { Flow } from './flow.svelte'

const order = ['h1', 'h2', 'h3']
const menu: Menu = {
  game: 'paris-connection',
  problems: [{ code: 'HEX_FULL', args: {} }, { code: 'CUTS_OFF', args: { company: 'brown' } }],
  place: [
    { company: 'red', action: 'place red', problem: null, hexes: '.1.', ends: ['h3'] },
    { company: 'blue', action: 'place blue', problem: { code: 'NO_SUPPLY', args: { company: 'blue' } }, hexes: '000', ends: [] },
    { company: 'brown', action: 'place brown', problem: null, hexes: '.00', ends: [] },
  ],
  trade: [
    { give: 'red', take: 'brown', actions: ['trade red brown 1', 'trade red brown 2'], ends: [false, true], problem: null, problem_two: null },
  ],
  finish: { action: 'finish', problem: null, ends: false },
}
const company = (id: string) => ({ company: id, start: `s-${id}`, supply: 5, value: 2, held: 3, hexes: [`s-${id}`] })
const view = {
  game: 'paris-connection', phase: 'turn', seat: 0, start_seat: 0, turn: 3, turns_left: null, limit: 20, penalty: 20,
  companies: ['red', 'blue', 'brown'].map(company), seats: [], build: null, last: [], result: null,
} satisfies PublicView
const step = (changes: Partial<StepMessage> = {}): StepMessage => ({
  type: 'step', seq: 5, events: [], view, own: { game: 'paris-connection', hand: [1, 0, 0], held_by_others: [2, 3, 3], worth: 2, penalty_now: 0 },
  decision: 'd1', menu, undo: false, clock: null, fresh: true, to_act: [], ...changes,
})
const table = { type: 'table', seq: 5, me: 'p', my_seats: [0], invite: null, table: { table: 'T', seats: [], map_digest: '' } } as unknown as TableMessage

let fixture: Fixture<Paris>
let flow: Flow
beforeEach(() => {
  fixture = fixtureSession<Paris>([table, step()])
  flow = new Flow(fixture.session, order)
})

describe('building', () => {
  it('lights up the hexes of the chosen company', () => {
    flow.choose('red')
    expect(flow.legal).toEqual(['h1', 'h3'])
  })

  it('does not choose a company that cannot be built', () => {
    flow.choose('blue')
    expect(flow.company).toBeNull()
  })

  it('sends the action of the menu as it stands there', async () => {
    flow.choose('red')
    await flow.place('h1')
    expect(fixture.sent).toEqual(['place red h1'])
  })

  it('sends nothing for a hex that is not possible', async () => {
    flow.choose('red')
    await flow.place('h2')
    expect(fixture.sent).toEqual([])
  })

  it('places the next hex that was clicked while a placement was on its way, once it is answered', async () => {
    flow.choose('red')
    const first = flow.place('h1')
    await flow.place('h3')
    expect(fixture.sent).toEqual(['place red h1'])
    await first
    fixture.session.receive(step({ seq: 6, menu: { ...menu, place: menu.place.map((row) => ({ ...row, ends: [] })) }, decision: 'd2' }))
    flow.settle()
    await Promise.resolve()
    expect(fixture.sent).toEqual(['place red h1', 'place red h3'])
  })

  it('takes a second click on the same hex for no second placement', async () => {
    flow.choose('red')
    const first = flow.place('h1')
    await flow.place('h1')
    await first
    fixture.session.receive(step({ seq: 6, decision: 'd2' }))
    flow.settle()
    expect(fixture.sent).toEqual(['place red h1'])
  })

  it('forgets what was wished when the turn has passed', async () => {
    flow.choose('red')
    const first = flow.place('h1')
    await flow.place('h3')
    await first
    fixture.session.receive(step({ seq: 6, menu: null, decision: null }))
    flow.settle()
    fixture.session.receive(step({ seq: 7, decision: 'd3' }))
    flow.settle()
    expect(fixture.sent).toEqual(['place red h1'])
  })

  it('asks before a placement that ends the game', async () => {
    flow.choose('red')
    await flow.place('h3')
    expect(fixture.sent).toEqual([])
    expect(flow.asking).toEqual({ kind: 'place', action: 'place red h3' })
    await flow.agree()
    expect(fixture.sent).toEqual(['place red h3'])
    expect(flow.asking).toBeNull()
  })

  it('asks no more when the turn with that placement is finished', async () => {
    const build = { company: 'red', placements: [{ company: 'red', hex: 'h3', points: 4 }], value_before: 1, most: 5 }
    const ending = { ...menu, finish: { action: 'finish', problem: null, ends: true } }
    fixture.session.receive(step({ seq: 6, view: { ...view, phase: 'build', build }, menu: ending, decision: 'd2' }))
    flow.settle()
    await flow.finish()
    expect(flow.asking).toBeNull()
    expect(fixture.sent).toEqual(['finish'])
  })

  it('chooses the company by a hex where only one can build', () => {
    flow.select('h3')
    expect(flow.company).toBe('red')
  })

  it('leaves the choice open where several can build', () => {
    flow.select('h1')
    expect(flow.company).toBeNull()
    expect(flow.companiesAt('h1')).toEqual(['red', 'brown'])
    flow.chooseAt('brown')
    expect(flow.company).toBe('brown')
    expect(flow.hex).toBe('h1')
  })
})

describe('an open build', () => {
  const build = { company: 'red', placements: [{ company: 'red', hex: 'h1', points: 1 }], value_before: 1, most: 5 }

  it('keeps its company whatever is chosen', () => {
    fixture.session.receive(step({ seq: 6, view: { ...view, phase: 'build', build } }))
    flow.settle()
    flow.choose('brown')
    expect(flow.company).toBe('red')
  })

  it('is shown, but offers nothing, when it is another player\'s', () => {
    fixture.session.receive(step({ seq: 6, view: { ...view, seat: 1, phase: 'build', build }, menu: null, decision: null }))
    flow.settle()
    expect(flow.company).toBe('red')
    expect(flow.legal).toEqual([])
    expect(flow.myTurn).toBe(false)
  })
})

describe('trading', () => {
  it('is sent whole, and asks when it ends the game', async () => {
    flow.startTrade()
    flow.give('red')
    flow.take('brown')
    expect(flow.trade?.action).toBe('trade red brown 2')
    await flow.confirmTrade()
    expect(fixture.sent).toEqual([])
    flow.asking = null
    flow.count(1)
    await flow.confirmTrade()
    expect(fixture.sent).toEqual(['trade red brown 1'])
  })

  it('puts a chosen company away', () => {
    flow.choose('red')
    flow.startTrade()
    expect(flow.company).toBeNull()
    expect(flow.legal).toEqual([])
  })
})

describe('escape', () => {
  it('puts the innermost thing away first', async () => {
    flow.choose('red')
    await flow.place('h3')
    expect(flow.escape()).toBe(true)
    expect(flow.asking).toBeNull()
    expect(flow.company).toBe('red')
    expect(flow.escape()).toBe(true)
    expect(flow.company).toBeNull()
    expect(flow.escape()).toBe(false)
  })
})

it('drops what was chosen when the turn is over', () => {
  flow.choose('red')
  fixture.session.receive(step({ seq: 6, view: { ...view, seat: 1 }, menu: null, decision: null }))
  flow.settle()
  expect(flow.company).toBeNull()
})

describe('news that open no new decision', () => {
  const news = (changes: Partial<StepMessage> = {}): void => {
    fixture.session.receive(step({ seq: 6, ...changes }))
    flow.settle()
  }
  beforeEach(() => flow.settle())

  it('leave a trade that is being put together as it is', () => {
    flow.startTrade()
    flow.give('red')
    flow.take('brown')
    news()
    expect(flow.draft).toEqual({ give: 'red', take: 'brown', count: 2 })
    news({ decision: 'd2' })
    expect(flow.draft.give).toBeNull()
  })

  it('leave the turn to the computer player that holds my seat', () => {
    const info = { seat: 0, person: 'p', name: 'Marit', bot: 'planner', stands_in: true, present: true, conceded: false, program: false, colour: null, colour_chosen: false }
    fixture.session.receive({ ...table, table: { ...table.table, seats: [info] } })
    expect(flow.myTurn).toBe(false)
    expect(flow.legal).toEqual([])
  })
})

describe('asking first', () => {
  it('finishes only after a yes, for who wants it so', async () => {
    const careful = new Flow(fixture.session, order, () => true)
    await careful.finish()
    expect(careful.asking).toEqual({ kind: 'finish', action: 'finish' })
    expect(fixture.sent).toEqual([])
    await careful.agree()
    expect(fixture.sent).toEqual(['finish'])
  })
})
