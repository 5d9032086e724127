import { beforeAll, expect, test } from 'vitest'
import { needWords, useLanguage } from '../i18n'
import { railReasons } from './reasons'
import { privateView, publicView, RAILS } from './sample'

const { tickets } = RAILS.data
const way = RAILS.data.routes.find(({ colour, length }) => RAILS.cards.includes(colour) && length > 1)
if (!way) throw new Error('the sample has no coloured route')
const ticket = tickets[0]?.id ?? ''
const name = RAILS.ticketName(ticket)
const other = RAILS.cards.find((card) => card !== way.colour && card !== 'locomotive') ?? ''

const hand = (...cards: string[]): number[] => RAILS.cards.map((card) => cards.filter((one) => one === card).length)
const own = privateView({ tickets: [{ ticket, done: false, with_stations: false, way: [way.id], trains: way.length }], hand: hand(way.colour) })
const view = publicView({ row: [way.colour, other, 'locomotive', other, null] })
const why = (action: string, more = {}): string[] => railReasons(action, { view, own, rails: RAILS, ...more })

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } })
  await useLanguage('en')
  await needWords('table', 'ticket-to-ride')
})

test('a route: the ticket on whose way it lies, and its points', () => {
  const points = RAILS.points(way.id)
  expect(why(`claim ${way.id} ${way.colour}`)).toEqual([
    `It lies on the shortest way that is missing for your ticket ${name}.`, points === 1 ? 'It brings one point.' : `It brings ${points} points.`,
  ])
})

test('an open card: the route that asks for it, or the cards that it goes with', () => {
  expect(why('face 1')[0]).toContain(`${RAILS.routeName(way.id)}, on the way of a ticket`)
  expect(why('face 3')).toEqual(['A locomotive goes with every colour.'])
  expect(why('face 2')).toEqual([])
  expect(why('face 2', { own: { ...own, hand: hand(other, other) } })).toEqual([`You have 2 ${other} already.`])
})

test('a blind card where nothing that is needed lies open', () => {
  expect(why('blind')).toEqual([])
  expect(why('blind', { view: publicView({ row: [other, other, other, other, other] }) })).toHaveLength(1)
})

test('tickets: whether all are done, what those on offer take, and what they share', () => {
  expect(why('tickets')).toEqual([])
  expect(why('tickets', { own: { ...own, tickets: own.tickets.map((one) => ({ ...one, done: true })) } })).toEqual(['All your tickets are done.'])
  const second = tickets[1]?.id ?? ''
  const offer = [{ ticket, way: [way.id], trains: 4 }, { ticket: second, way: [way.id], trains: 6 }]
  const said = why(`keep ${ticket} ${second}`, { own: { ...own, offer } })
  expect(said).toHaveLength(3)
  expect(said[2]).toBe('Their ways have one route in common.')
})
