import type { Point } from './geometry'
import type { Insets } from './types'
import type { Size } from './viewport'

export type Side = 'below' | 'above' | 'right' | 'left'

export interface TipPlace {
  readonly side: Side
  readonly x: number
  readonly y: number
  /** Where along its edge the stem to the hex begins, in px. */
  readonly stem: number
}

const SIDES: readonly Side[] = ['below', 'above', 'right', 'left']
const GAP = 14
const EDGE = 6

/**
 * Where the tip of a hex stands: on the side where it covers the fewest of the points to avoid, below rather than
 * elsewhere, and within what the insets leave free. `at` is the middle of the hex and `radius` half its height, in px.
 */
export function placeTip(
  at: Point, radius: number, tip: Size, size: Size, insets: Insets, avoid: readonly Point[],
): TipPlace {
  const low = { x: insets.left + EDGE, y: insets.top + EDGE }
  const high = { x: size.width - insets.right - EDGE - tip.width, y: size.height - insets.bottom - EDGE - tip.height }
  const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
  let best: TipPlace | undefined
  let least = Infinity
  SIDES.forEach((side, rank) => {
    const upright = side === 'below' || side === 'above'
    const away = radius + GAP
    const wanted = {
      x: upright ? at.x - tip.width / 2 : side === 'right' ? at.x + away : at.x - away - tip.width,
      y: upright ? (side === 'below' ? at.y + away : at.y - away - tip.height) : at.y - tip.height / 2,
    }
    const [x, y] = [clamp(wanted.x, low.x, high.x), clamp(wanted.y, low.y, high.y)]
    // pushed back along its own axis it would cover its hex
    const pushed = upright ? Math.abs(y - wanted.y) : Math.abs(x - wanted.x)
    const covered = avoid.filter(
      (point) =>
        point.x > x - radius * 0.6 && point.x < x + tip.width + radius * 0.6 &&
        point.y > y - radius * 0.6 && point.y < y + tip.height + radius * 0.6,
    ).length
    const cost = covered + (pushed > 1 ? 1000 : 0) + rank * 0.3
    if (cost >= least) return
    least = cost
    const stem = upright ? clamp(at.x - x, 8, tip.width - 8) : clamp(at.y - y, 8, tip.height - 8)
    best = { side, x, y, stem }
  })
  return best ?? { side: 'below', x: at.x, y: at.y, stem: 0 }
}
