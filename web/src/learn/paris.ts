// Learn Paris Connection by playing.

import type { TableSession } from '../app/session.svelte'
import { hexesById, type ParisFiles } from '../paris-connection/map'
import type { Paris } from '../paris-connection/wire'
import { names, shareName } from '../paris-connection/words'
import type { Facts, Lesson } from './lesson'

/** The company that the learner's first shares are mostly of. */
const BEST = 'blue'

export const paris: Lesson = {
  id: 'pc',
  steps: [
    { id: 'welcome', point: ['[data-hand]'] },
    { id: 'value', point: ['[data-supply]'] },
    { id: 'place', point: ['.possible[data-hex]', `[data-supply="${BEST}"]`], until: ['Placed'] },
    { id: 'town', point: ['.possible[data-hex]'], until: ['Placed', 'BuildFinished'], scoring: true, when: 'countryside' },
    { id: 'grown', point: ['[data-supply]:has([aria-pressed="true"])'], when: 'scored' },
    { id: 'finish', point: ['[data-part="finish"]'], until: ['BuildFinished'], when: 'building' },
    { id: 'others', point: ['[data-seat]'], until: ['TurnBegan'], watching: true },
    { id: 'ground' },
    { id: 'trade', point: ['section:has(> .part > [aria-labelledby="trade-give"])', '[data-part="trade"]'], until: ['Traded'] },
    { id: 'traded', point: ['[data-hand]'], when: 'traded' },
    { id: 'limit', point: ['.fold', '[data-hand]'] },
    { id: 'end', point: ['[data-hex="marseille"]'], whole: true },
    { id: 'free' },
  ],
}

export function parisFacts(session: TableSession<Paris>): Facts | null {
  const { step, seat, happened } = session
  const own = step?.own
  const view = step?.view
  if (!own || !view) return null
  const company = (id: string) => view.companies.findIndex((row) => row.company === id)
  const mine = happened.map(({ event }) => event).filter((event) => 'seat' in event && event.seat === seat)
  const laid = mine.findLast((event) => event.type === 'Placed')
  const scored = mine.findLast((event) => event.type === 'Placed' && event.points > 0)
  const traded = mine.findLast((event) => event.type === 'Traded')
  const hexes = hexesById((session.board as ParisFiles).rules)
  const built = company(laid?.type === 'Placed' ? laid.company : BEST)
  const shares = own.hand[built] ?? 0
  const value = view.companies[built]?.value ?? 0
  return {
    best: names(BEST).company,
    ...names(view.companies[built]?.company ?? BEST),
    shares,
    value,
    worth: shares * value,
    town: scored?.type === 'Placed' ? (hexes.get(scored.hex)?.name ?? '') : '',
    points: scored?.type === 'Placed' ? scored.points : 0,
    countryside: !scored,
    scored: scored !== undefined,
    building: view.build !== null && view.seat === seat,
    traded: traded !== undefined,
    gave: traded?.type === 'Traded' ? shareName(traded.give, 1) : '',
    took: traded?.type === 'Traded' ? shareName(traded.take, traded.count) : '',
    count: traded?.type === 'Traded' ? traded.count : 0,
    hand: own.hand.reduce((sum, held) => sum + held, 0),
    limit: view.limit,
    penalty: view.penalty,
  }
}
