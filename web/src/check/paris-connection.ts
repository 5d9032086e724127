// What could be drawn at each draw of Paris Connection (R1.3, R1.5, R1.7). Written a second time here on purpose:
// a check that asked the server for its pools would have to believe them.

import type { ParisMap } from '../paris-connection/map'
import type { Draw } from './game-file'

export interface DrawMap extends Pick<ParisMap, 'companies' | 'locomotives' | 'hexes'> {
  readonly players: Readonly<Record<string, { readonly hand: number }>>
}

/** One locomotive of each company stands on its start hex and one on the score track; the others are shares. */
const SET_ASIDE = 2

/** The pools of all draws, from the outcomes that came: starts, hands seat by seat, the first seat. */
export function drawsOf(map: DrawMap, seats: number, outcomes: readonly string[]): Draw[] {
  const starts = map.hexes.filter(({ kind }) => kind === 'start').map(({ id }) => id)
  const free = starts.map(() => 1)
  const bag = map.companies.map(() => map.locomotives - SET_ASIDE)
  const hand = map.players[String(seats)]?.hand ?? 0
  const first = Array.from({ length: seats }, () => 1)
  return outcomes.map((text, n): Draw => {
    const dealt = n - map.companies.length
    if (dealt < 0) return take(text, free, starts.map((hex) => `start ${map.companies[n]} ${hex}`))
    if (dealt < seats * hand)
      return take(text, bag, map.companies.map((company) => `share ${Math.floor(dealt / hand)} ${company}`))
    return take(text, first, first.map((_, seat) => `first ${seat}`))
  })
}

/** Describes a draw from `pool`, then takes what came out of it. */
function take(text: string, pool: number[], texts: readonly string[]): Draw {
  const came = texts.indexOf(text)
  const before = [...pool]
  if (came >= 0) pool[came] = (pool[came] ?? 0) - 1
  return { text, pool: before, came }
}

/** How many draws a whole game has. */
export function drawCount(map: DrawMap, seats: number): number {
  return map.companies.length + seats * (map.players[String(seats)]?.hand ?? 0) + 1
}
