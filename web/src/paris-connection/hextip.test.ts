import { beforeAll, describe, expect, it } from 'vitest'
import type { BoardHex } from '../board/types'
import { fixtureSession } from '../app/fixture'
import { needWords, useLanguage } from '../i18n'
import type { StepMessage, TableMessage } from '../wire'
import type { Menu, Paris, PublicView } from './wire'
import { Flow } from './flow.svelte'
import { hexTip } from './hextip'

const lille: BoardHex = { id: 'lille', q: 0, r: 0, kind: 'city', name: 'Lille', value: 2 }
const field: BoardHex = { id: 'b11', q: 1, r: 0, kind: 'rural' }
const nord: BoardHex = { id: 'nord', q: 2, r: 0, kind: 'start', name: 'Gare du Nord' }
const menu: Menu = {
  game: 'paris-connection',
  problems: [{ code: 'CUTS_OFF', args: { company: 'brown' } }, { code: 'HEX_CLOSED', args: {} }],
  place: [{ company: 'red', action: 'place red', problem: null, hexes: '.01', ends: [] }],
  trade: [], finish: { action: 'finish', problem: null, ends: false },
}
const view = {
  game: 'paris-connection', phase: 'turn', seat: 0, start_seat: 0, turn: 1, turns_left: null, limit: 20, penalty: 20,
  companies: [{ company: 'red', start: 'nord', supply: 9, value: 5, held: 3, hexes: ['nord', 'b11'] }],
  seats: [], build: null, last: [], result: null,
} satisfies PublicView
const table = { type: 'table', seq: 1, me: 'p', my_seats: [0], invite: null, table: { table: 'T', seats: [], map_digest: '' } } as unknown as TableMessage

function flowWith(offered: Menu | null): Flow {
  const step: StepMessage = { type: 'step', seq: 1, events: [], view, own: null, decision: 'd', menu: offered, undo: false, clock: null, fresh: true, to_act: [] }
  const flow = new Flow(fixtureSession<Paris>([table, step]).session, ['lille', 'b11', 'nord'])
  flow.choose('red')
  return flow
}

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } })
  await useLanguage('en')
  await needWords('table', 'paris-connection')
})

describe('hexTip', () => {
  it('names a city with its points and what the company would be worth', () => {
    const tip = hexTip(lille, flowWith(menu), view, 'marseille')
    expect(tip).toMatchObject({ title: 'Lille, 2 points', value: 2, reason: undefined })
    expect(tip.lines).toEqual(['Red rises from 5 to 7.'])
  })

  it('says why a hex is not possible, with the company that would be cut off', () => {
    const tip = hexTip(field, flowWith(menu), view, 'marseille')
    expect(tip.reason).toBe('This would cut off brown from the last free city it can reach.')
    expect(tip.lines).toEqual(['Here: red.'])
  })

  it('names a start hex with its company', () => {
    expect(hexTip(nord, flowWith(menu), view, 'marseille')).toMatchObject({ title: 'Gare du Nord', lines: ['Start of red.'] })
  })

  it('warns of the hex that ends the game', () => {
    expect(hexTip(lille, flowWith(menu), view, 'lille').lines).toContain('Whoever builds here ends the game.')
  })

  it('only tells what is there when it is not my turn', () => {
    expect(hexTip(lille, flowWith(null), view, 'marseille')).toEqual({ title: 'Lille, 2 points', value: 2, lines: [], reason: undefined })
  })
})
