// Checks a finished game from its file: the commitment, then every draw.

import type { MapFiles } from '../app/api'
import { commitmentOf, FairDraws, fromHex, outcomeAt, seatOrder } from './fair'
import { type Draw, type GameFile, outcomesOf } from './game-file'
import { drawCount, type DrawMap, drawsOf } from './paris-connection'
import { railDraws, type RailDrawMap } from './ticket-to-ride'

/** The map of any game whose draws this page can check. */
export type AnyDrawMap = DrawMap | RailDrawMap

export interface CheckedDraw extends Draw {
  n: number
  total: number
  /** The index that secret and seeds give. */
  index: number
  fits: boolean
}

export interface Report {
  computed: string
  commitmentFits: boolean
  draws: CheckedDraw[]
  /** Draws that the log should hold and does not, or holds beyond its end. */
  missing: number
  /** Whether everybody sits where the draw of the seats says; null where seats were chosen. */
  orderFits: boolean | null
  /** How many things are wrong; 0 = all fits. */
  wrong: number
}

/** Null: the secret is not shown yet, so nothing can be checked. Throws `RangeError` for a file that makes no sense. */
export function verify(file: GameFile, { rules }: MapFiles<AnyDrawMap>): Report | null {
  const { fair } = file
  if (fair?.secret == null) return null
  const secret = fromHex(fair.secret)
  const computed = commitmentOf(fair.table, secret)
  const commitmentFits = computed === fair.commitment
  const seeds = fair.seeds.map((seed) => (seed === null ? null : fromHex(seed)))
  const source = new FairDraws(secret, seeds)
  const order = file.entries[0]?.order
  const orderFits = order ? order.join() === seatOrder(secret, seeds).join() : null
  const described = describe(file, rules)
  const draws = described.draws.map((draw, n) => checked(draw, n, source))
  const { missing } = described
  const wrong = (commitmentFits ? 0 : 1) + (orderFits === false ? 1 : 0) + draws.filter(({ fits }) => !fits).length + missing
  return { computed, commitmentFits, draws, missing, orderFits, wrong }
}

/** Every draw as the rules of the game have it, and how many the log should hold and does not. */
function describe(file: GameFile, rules: AnyDrawMap): { draws: Draw[]; missing: number } {
  const seats = file.seats.length
  if ('routes' in rules) return railDraws(rules, seats, file.entries)
  const draws = drawsOf(rules, seats, outcomesOf(file).map((text) => text ?? ''))
  return { draws, missing: Math.abs(drawCount(rules, seats) - draws.length) }
}

function checked(draw: Draw, n: number, source: FairDraws): CheckedDraw {
  const total = draw.pool.reduce((sum, count) => sum + count, 0)
  if (total === 0) return { ...draw, n, total, index: 0, fits: false }
  const index = source.index(n, total)
  return { ...draw, n, total, index, fits: outcomeAt(draw.pool, index) === draw.came }
}
