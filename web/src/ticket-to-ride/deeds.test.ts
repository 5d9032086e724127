import { beforeAll, expect, test } from 'vitest'
import { needWords, useLanguage } from '../i18n'
import { placeOf, railDeed } from './deeds'
import { adviceMarks } from './marks'
import { RAILS } from './sample'

const { routes, tickets, cities } = RAILS.data
const [route, ticket, other, city] = [routes[0]?.id ?? '', tickets[0]?.id ?? '', tickets[1]?.id ?? '', cities[0]?.id ?? '']

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } })
  await useLanguage('en')
  await needWords('table', 'ticket-to-ride')
})

test('actions are told in words, with the names of the map', () => {
  const say = (action: string): string => railDeed(action, RAILS, ['red', null, 'locomotive'])
  expect(say(`claim ${route} pink locomotive`)).toBe(`claim ${RAILS.routeName(route)} for 1 pink and 1 locomotive`)
  expect(say(`station ${city} red`)).toBe(`build a station in ${RAILS.city(city)} for 1 red`)
  expect(say(`keep ${ticket} ${other}`)).toBe(`keep ${RAILS.ticketName(ticket)} and ${RAILS.ticketName(other)}`)
  expect(say('pay red red')).toBe('pay 2 red more for the tunnel')
  expect(['blind', 'tickets', 'pass', 'decline'].map(say)).toEqual(['draw a card from the deck', 'draw tickets', 'pass', 'give the tunnel up'])
})

test('an open card is named where it is known, else by its place', () => {
  expect(railDeed('face 3', RAILS, ['red', null, 'locomotive'])).toBe('take 1 locomotive from the row')
  expect(railDeed('face 2', RAILS, [])).toBe('take open card 2')
})

test('routes and cities of good actions are marked, each once', () => {
  expect(placeOf('blind')).toBeNull()
  const marks = adviceMarks([`claim ${route} red`, 'blind', `claim ${route} locomotive`, `station ${city} red`])
  expect(marks).toEqual([
    { kind: 'way', routes: [route], cities: [], rank: 1 },
    { kind: 'ticket', routes: [], cities: [city], rank: 4 },
  ])
  expect(adviceMarks(['blind'])).toEqual([])
})
