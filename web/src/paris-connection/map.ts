import type { BoardHex, BoardLayout, BoardMap } from '../board/types'

/** The parts of map.json that this client reads. */
export interface ParisMap extends BoardMap {
  readonly id: string
  readonly companies: readonly string[]
  /** Locomotives of each company in all: one on its start hex, one on the score track, the rest shares or built. */
  readonly locomotives: number
  readonly end_hex: string
}

export interface ParisFiles {
  rules: ParisMap
  layout: BoardLayout
}

/** Not shares and not built: the locomotive on the start hex and the one on the score track (R1.3, R1.4). */
const SET_ASIDE = 2

/** How many locomotives all companies together can ever build. */
export function buildable(map: ParisMap): number {
  return map.companies.length * (map.locomotives - SET_ASIDE)
}

export function hexesById(map: ParisMap): ReadonlyMap<string, BoardHex> {
  return new Map(map.hexes.map((hex) => [hex.id, hex]))
}
