// Small pieces of a board for the rules of Paris Connection.

import type { BoardMap, HexId, Lines } from '../board/types'

export interface Figure {
  map: BoardMap
  lines: Lines
  legal?: readonly HexId[]
  placed?: readonly HexId[]
}

/** One turn: three locomotives, the third in a city. */
export const BUILD: Figure = {
  map: {
    hexes: [
      { id: 'gare', q: 0, r: 1, kind: 'start', name: 'Gare de Lyon', symbol: 'clock' },
      { id: 'a', q: 1, r: 1, kind: 'rural' },
      { id: 'b', q: 2, r: 0, kind: 'rural' },
      { id: 'c', q: 3, r: 0, kind: 'city', value: 2, name: 'Lyon' },
      { id: 'd', q: 2, r: 1, kind: 'rural' },
      { id: 'e', q: 4, r: 0, kind: 'rural' },
      { id: 'f', q: 3, r: 1, kind: 'city', value: 1, name: 'Valence' },
      { id: 'g', q: 1, r: 0, kind: 'rural' },
    ],
    barriers: [],
  },
  lines: { blue: ['gare', 'a', 'b', 'c'] },
  legal: ['d', 'e', 'f', 'g'],
  placed: ['a', 'b', 'c'],
}

/** Two companies in green country, one in a city, and a barrier. */
export const GROUND: Figure = {
  map: {
    hexes: [
      { id: 'a', q: 0, r: 1, kind: 'rural' },
      { id: 'b', q: 1, r: 1, kind: 'rural' },
      { id: 'c', q: 2, r: 1, kind: 'city', value: 3, name: 'Toulouse' },
      { id: 'd', q: 3, r: 1, kind: 'rural' },
      { id: 'e', q: 1, r: 0, kind: 'rural' },
      { id: 'f', q: 2, r: 0, kind: 'rural' },
      { id: 'g', q: 3, r: 0, kind: 'city', value: 1, name: 'Nîmes' },
      { id: 'h', q: 4, r: 0, kind: 'rural' },
    ],
    barriers: [['f', 'g']],
  },
  lines: { red: ['a', 'b', 'c'], yellow: ['e', 'b', 'f'] },
}
