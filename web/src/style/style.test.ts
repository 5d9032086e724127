// The style page shows what there is: what is new in the look, or forgotten on the page, is found here.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('..', import.meta.url))
const page = readdirSync(`${src}/style`)
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(`${src}/style/${file}`, 'utf8'))
  .join('\n')
const shown = new Set([...page.matchAll(/from '\.\.\/([\w-]+\/\w+\.svelte)'/g)].map(([, file]) => file))

/** Drawn things of a table that stand for themselves, besides everything in look/. */
const PIECES = [
  'app/ConnectionLamp', 'app/Notices', 'board/Board', 'board/BoardTip', 'board/MapKey', 'board/ScoreTrack', 'lobby/SeatMarks',
  'paris-connection/Limit', 'paris-connection/Slots', 'paris-connection/Ticks', 'rail-map/Chooser', 'rail-map/RailMap', 'ticket-to-ride/Card',
  'ticket-to-ride/Fan', 'ticket-to-ride/Odds', 'ticket-to-ride/Stacks', 'ticket-to-ride/Ticket', 'waiting/Train',
]

test('every component of the look, and every piece of a table, stands on the style page', () => {
  const look = readdirSync(`${src}/look`).filter((file) => file.endsWith('.svelte')).map((file) => `look/${file}`)
  expect(look.length).toBeGreaterThan(15)
  expect([...look, ...PIECES.map((piece) => `${piece}.svelte`)].filter((file) => !shown.has(file))).toEqual([])
})

test('a button stands there in each of its kinds and sizes', () => {
  const button = readFileSync(`${src}/look/Button.svelte`, 'utf8')
  for (const prop of ['kind', 'size']) {
    const values = [...(new RegExp(`${prop}\\?: ([^\\n]+)`).exec(button)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, value]) => value)
    expect(values.length).toBeGreaterThan(2)
    // what is left out is the usual one
    const usual = new RegExp(`${prop} = '(\\w+)'`).exec(button)?.[1]
    expect(values.filter((value) => value !== usual && !page.includes(`${prop}="${value}"`))).toEqual([])
  }
})
