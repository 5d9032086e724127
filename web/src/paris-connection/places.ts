// Places of the map in words: where a hex lies, and what lies beside it.

import { centre, DIRECTIONS, HexIndex } from '../board/geometry'
import type { BoardHex } from '../board/types'
import { t } from '../i18n'
import { hexName } from './hextip'
import type { ParisMap } from './map'

/** Clockwise from the north. */
const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Wind = (typeof WINDS)[number]

/** Steps from one hex to another, over whatever lies between. */
export function steps(a: BoardHex, b: BoardHex): number {
  const [q, r] = [a.q - b.q, a.r - b.r]
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

/** On which side of `from` a hex lies. */
export function windOf(from: BoardHex, to: BoardHex): Wind {
  const [a, b] = [centre(from), centre(to)]
  const turn = Math.atan2(b.x - a.x, a.y - b.y)
  return WINDS[(Math.round(turn / (Math.PI / 4)) + WINDS.length) % WINDS.length] ?? 'n'
}

export class Places {
  readonly hexes: readonly BoardHex[]
  readonly #index: HexIndex
  readonly #named: readonly BoardHex[]
  readonly #barriers: ReadonlySet<string>

  constructor(map: Pick<ParisMap, 'hexes' | 'barriers'>) {
    this.hexes = map.hexes
    this.#index = new HexIndex(map.hexes)
    this.#named = map.hexes.filter(({ kind }) => kind !== 'rural')
    this.#barriers = new Set(map.barriers.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
  }

  hex(id: string): BoardHex {
    const found = this.#index.byId.get(id)
    if (!found) throw new Error(`the map has no "${id}"`)
    return found
  }

  name(id: string): string {
    return hexName(this.hex(id))
  }

  /** "2 hexes south-west of Lyon", from the nearest place with a name but itself. */
  whereabouts(hex: BoardHex): string {
    let near: BoardHex | undefined
    for (const one of this.#named) if (one.id !== hex.id && (!near || steps(hex, one) < steps(hex, near))) near = one
    return near ? t('pc-plain-near', { steps: steps(hex, near), wind: windOf(near, hex), place: hexName(near) }) : ''
  }

  /** A place in a list: the countryside by where it lies. */
  line(hex: BoardHex): string {
    const name = hexName(hex)
    if (hex.kind === 'city') return t('pc-hex-points', { name, points: hex.value ?? 0 })
    return hex.kind === 'rural' ? t('pc-plain-at', { name, where: this.whereabouts(hex) }) : name
  }

  /** The hexes beside one, clockwise from the east, and whether a barrier stands between. */
  beside(hex: BoardHex): { hex: BoardHex; barrier: boolean }[] {
    return (['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const).flatMap((side) => {
      const [dq, dr] = DIRECTIONS[side]
      const other = this.#index.at(hex.q + dq, hex.r + dr)
      return other ? [{ hex: other, barrier: this.#barriers.has(`${hex.id} ${other.id}`) }] : []
    })
  }
}
