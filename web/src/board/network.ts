/** The track of a company: a spanning tree over its locomotives, in the order in which they were placed. */
import type { CompanyColour } from '../look/colours'
import { centre, HexIndex, STEP, type Point } from './geometry'
import type { BoardHex, HexId, Lines } from './types'

export interface Link {
  readonly from: HexId
  readonly to: HexId
}

export type Barriers = ReadonlySet<string>

export function barrierKey(a: HexId, b: HexId): string {
  return a < b ? `${a}|${b}` : `${b}|${a}`
}

export function barrierSet(pairs: readonly (readonly [HexId, HexId])[]): Barriers {
  return new Set(pairs.map(([a, b]) => barrierKey(a, b)))
}

/**
 * Links every locomotive after the first to one that stood before it, so that n locomotives have n - 1 links even
 * where they fill a triangle of hexes, and no link moves when another locomotive is placed. Of several neighbours the
 * one is taken that was placed just before, else the one whose line is continued most nearly straight on.
 */
export function spanningTree(index: HexIndex, barriers: Barriers, hexes: readonly HexId[]): Link[] {
  const links: Link[] = []
  const parent = new Map<HexId, BoardHex>()
  const degree = new Map<HexId, number>()
  const placed: BoardHex[] = []
  for (const id of hexes) {
    const hex = index.byId.get(id)
    if (!hex) continue
    let best: BoardHex | undefined
    let most = -Infinity
    placed.forEach((other, at) => {
      if (!adjacent(hex, other) || barriers.has(barrierKey(hex.id, other.id))) return
      const score =
        (at === placed.length - 1 ? 3 : 0) +
        2 * straightness(parent.get(other.id), other, hex) -
        0.5 * (degree.get(other.id) ?? 0) +
        at / 1000
      if (score > most) [best, most] = [other, score]
    })
    placed.push(hex)
    if (!best) continue
    links.push({ from: best.id, to: hex.id })
    parent.set(hex.id, best)
    degree.set(best.id, (degree.get(best.id) ?? 0) + 1)
    degree.set(hex.id, 1)
  }
  return links
}

function adjacent(a: BoardHex, b: BoardHex): boolean {
  const [dq, dr] = [a.q - b.q, a.r - b.r]
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2 === 1
}

/** 1 straight on, 0 at a right angle or where a line begins, -1 straight back. */
function straightness(before: BoardHex | undefined, at: BoardHex, next: BoardHex): number {
  if (!before) return 0
  const [a, b, c] = [centre(before), centre(at), centre(next)]
  return ((b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y)) / (STEP * STEP)
}

/**
 * Where letter flags stand: at the heads of the lines and at every `every`-th locomotive from the start hex, the
 * start hex itself left out.
 */
export function flagged(links: readonly Link[], every = 6): HexId[] {
  const depth = new Map<HexId, number>()
  const heads = new Set<HexId>()
  for (const { from, to } of links) {
    depth.set(to, (depth.get(from) ?? 0) + 1)
    heads.delete(from)
    heads.add(to)
  }
  // a flag just before a head says nothing more
  const near = new Set(links.filter((link) => heads.has(link.to)).map((link) => link.from))
  return [...depth].filter(([id, d]) => heads.has(id) || (d % every === 0 && !near.has(id))).map(([id]) => id)
}

/** Companies in each hex, in the order of `lines`. */
export function occupants(lines: Lines): Map<HexId, CompanyColour[]> {
  const result = new Map<HexId, CompanyColour[]>()
  for (const [company, hexes] of Object.entries(lines) as [CompanyColour, readonly HexId[]][]) {
    for (const id of hexes) {
      const here = result.get(id)
      if (here) here.push(company)
      else result.set(id, [company])
    }
  }
  return result
}

/**
 * Where a locomotive stands within its hex. On a start hex the symbol is above it, in a city the name below;
 * two in one hex stand one above the other.
 */
export function standing(hex: BoardHex, rank: number, count: number): Point {
  const { x, y } = centre(hex)
  if (count > 1) return { x, y: y + (rank === 0 ? -9 : 9) }
  if (hex.kind === 'start') return { x, y: y + 6.5 }
  return { x, y: hex.kind === 'city' ? y - 1.5 : y }
}
