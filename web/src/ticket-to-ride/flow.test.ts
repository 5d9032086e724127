import { describe, expect, it } from 'vitest'
import { Flow } from './flow.svelte'
import { flowAfter, menu, privateView, publicView, RAILS, step } from './sample'

const held = (): Promise<void> => new Promise(() => {})

describe('claiming', () => {
  it('pays with the first sensible stack unless another is picked', async () => {
    const { flow, sent } = flowAfter(step())
    flow.point({ kind: 'route', id: 'a-b' })
    expect(flow.stacks.map(({ cards }) => cards)).toEqual(['yellow yellow', 'yellow locomotive', 'locomotive locomotive'])
    expect(flow.paying).toEqual(['yellow', 'yellow'])
    await flow.confirm()
    const [, second] = flow.stacks
    if (second) flow.pick(second)
    await flow.confirm()
    expect(sent).toEqual(['claim a-b yellow yellow', 'claim a-b yellow locomotive'])
  })

  it('forgets the picked stack when another route is pointed out', () => {
    const { flow } = flowAfter(step())
    flow.point({ kind: 'route', id: 'a-b' })
    const [, , third] = flow.stacks
    if (third) flow.pick(third)
    flow.allWays = true
    flow.point({ kind: 'route', id: 'b-c' })
    expect(flow.picked).toBeNull()
    expect(flow.allWays).toBe(false)
    expect(flow.payment?.cards).toBe('yellow yellow yellow')
  })

  it('sends nothing for a route that cannot be claimed', async () => {
    const { flow, sent } = flowAfter(step())
    flow.point({ kind: 'route', id: 'c-d' })
    expect(flow.payment).toBeNull()
    expect(flow.offer('c-d')?.problem?.code).toBe('TOO_FEW_CARDS')
    await flow.confirm()
    expect(sent).toEqual([])
  })

  it('offers routes to claim, and in station mode cities', async () => {
    const { flow, sent } = flowAfter(step())
    expect([...flow.claims]).toEqual(['a-b', 'b-c'])
    expect(flow.sites.size).toBe(0)
    flow.startStation()
    expect(flow.claims.size).toBe(0)
    expect([...flow.sites]).toEqual(['a', 'b', 'c'])
    flow.point({ kind: 'city', id: 'd' })
    expect(flow.payment).toBeNull()
    flow.point({ kind: 'city', id: 'b' })
    await flow.confirm()
    expect(sent).toEqual(['station b yellow'])
  })
})

describe('drawing', () => {
  it('takes cards of the row and the deck, but none that is not possible', async () => {
    const closed = menu()
    closed.row[1] = { action: 'face 2', problem: { code: 'LOCOMOTIVE_SECOND', args: {} } }
    const { flow, sent } = flowAfter(step({ menu: closed }))
    await flow.draw(2)
    await flow.draw(3)
    await flow.drawBlind()
    expect(sent).toEqual(['face 3', 'blind'])
  })

  it('does after a command what was wished meanwhile, for the card that was meant', async () => {
    const { flow, sent, session } = flowAfter(step())
    session.pending = { kind: 'act', action: 'face 1' }
    await flow.draw(3)
    session.pending = null
    session.receive(step({ seq: 2, decision: 'd2', view: publicView({ phase: 'second' }) }))
    flow.settle()
    expect(sent).toEqual(['face 3'])
    session.pending = { kind: 'act', action: 'face 1' }
    await flow.draw(4)
    session.pending = null
    session.receive(step({ seq: 3, decision: 'd3', view: publicView({ row: ['red', 'red', 'red', 'red', 'red'] }) }))
    flow.settle()
    expect(sent).toEqual(['face 3'])
  })

  it('takes a second click on the same thing for no second wish', async () => {
    const { flow, sent, session } = flowAfter(step())
    session.act = (action) => {
      sent.push(action)
      session.pending = { kind: 'act', action }
      return held().then(() => true)
    }
    void flow.drawBlind()
    void flow.drawBlind()
    session.pending = null
    session.receive(step({ seq: 2, decision: 'd2', view: publicView({ phase: 'second' }) }))
    flow.settle()
    expect(sent).toEqual(['blind'])
  })
})

describe('tickets', () => {
  const choosing = step({
    view: publicView({ phase: 'choose' }), own: privateView({ offer: ['a-c', 'b-d', 'a-d'].map((ticket) => ({ ticket, way: [], trains: 3 })) }),
    menu: menu({ routes: [], keep: { least: 2, offer: ['a-c', 'b-d', 'a-d'] } }),
  })

  it('are kept in the order of the offer, never fewer than the least', async () => {
    const { flow, sent } = flowAfter(choosing)
    flow.toggleKeep('a-d')
    await flow.confirmKeep()
    expect(sent).toEqual([])
    flow.toggleKeep('a-c')
    await flow.confirmKeep()
    flow.toggleKeep('not-offered')
    expect(flow.keeping).toEqual(['a-d', 'a-c'])
    expect(sent).toEqual(['keep a-c a-d'])
  })

  it('stay chosen while others choose theirs', () => {
    const { flow, session } = flowAfter(choosing)
    flow.toggleKeep('a-d')
    session.receive({ ...choosing, seq: 2 })
    flow.settle()
    expect(flow.keeping).toEqual(['a-d'])
  })
})

describe('a tunnel on trial', () => {
  const tunnel = { route: 'a-b', colour: 'yellow', laid: [], turned: [], due: 1 }
  const asked = (extra: [string, boolean][]) =>
    flowAfter(step({
      view: publicView({ phase: 'tunnel', tunnel }),
      menu: menu({
        routes: [], decline: { action: 'decline', problem: null },
        extra: extra.map(([action, possible]) => ({ action, problem: possible ? null : { code: 'TOO_FEW_CARDS', args: {} } })),
      }),
    }))

  it('is paid for in the way that spares locomotives, or declined', async () => {
    const { flow, sent } = asked([['pay yellow', true], ['pay locomotive', true]])
    expect(flow.paying).toEqual(['yellow'])
    await flow.payExtra()
    flow.extra = 1
    await flow.payExtra()
    await flow.decline()
    expect(sent).toEqual(['pay yellow', 'pay locomotive', 'decline'])
  })

  it('asks also whoever cannot pay (T2.12)', async () => {
    const { flow, sent } = asked([['pay yellow', false], ['pay locomotive', false]])
    expect(flow.ways).toEqual([])
    await flow.payExtra()
    await flow.decline()
    expect(sent).toEqual(['decline'])
  })
})

it('a new decision puts away what was chosen for the last one', () => {
  const { flow, session } = flowAfter(step())
  flow.point({ kind: 'route', id: 'a-b' })
  session.receive(step({ seq: 2 }))
  flow.settle()
  expect(flow.target).not.toBeNull()
  session.receive(step({ seq: 3, decision: 'd2' }))
  flow.settle()
  expect(flow.target).toBeNull()
})

it('escape puts away the innermost thing first', () => {
  const { flow } = flowAfter(step())
  flow.startClaim()
  flow.point({ kind: 'route', id: 'b-c' })
  flow.allWays = true
  expect([flow.escape(), flow.allWays]).toEqual([true, false])
  expect([flow.escape(), flow.target]).toEqual([true, null])
  expect([flow.escape(), flow.mode]).toEqual([true, 'free'])
  expect(flow.escape()).toBe(false)
})

describe('asking first', () => {
  it('draws nothing before a yes, and nothing after a no', async () => {
    const { session, sent } = flowAfter(step())
    const flow = new Flow(session, RAILS, () => true)
    await flow.drawBlind()
    expect(flow.asking?.kind).toBe('blind')
    flow.asking = null
    await flow.takeTickets()
    expect(sent).toEqual([])
    await flow.agree()
    expect(sent).toEqual(['tickets'])
    expect(flow.asking).toBeNull()
  })
})
