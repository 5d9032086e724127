/** Where a popover stands beside what is chosen; pure. */
import type { Point } from '../board/geometry'
import type { Insets } from '../board/types'
import type { Size } from '../board/viewport'

export interface PopoverPlace {
  readonly x: number
  readonly y: number
  /** Where the line to what is chosen begins at its edge. */
  readonly tie: Point
  /** So many of the points to keep free it covers. */
  readonly covered: number
}

const EDGE = 10
/** Room (px) around each point that is kept free. */
const CLEAR = 24
const STEPS = 14

/**
 * The place within the free part of the window that covers none of the points `keep` (px), or as few as can be, and as
 * little of what lies near `at` as that allows: close to it, and rather below than beside.
 */
export function placePopover(at: Point, keep: readonly Point[], popover: Size, window: Size, insets: Insets): PopoverPlace {
  const low = { x: insets.left + EDGE, y: insets.top + EDGE }
  const high = {
    x: Math.max(low.x, window.width - insets.right - EDGE - popover.width),
    y: Math.max(low.y, window.height - insets.bottom - EDGE - popover.height),
  }
  const stops = (from: number, to: number, wanted: number): number[] => [
    ...Array.from({ length: STEPS + 1 }, (_, i) => from + ((to - from) * i) / STEPS),
    Math.min(to, Math.max(from, wanted)),
  ]
  let best: PopoverPlace | undefined
  let least = Infinity
  for (const x of stops(low.x, high.x, at.x - popover.width / 2)) {
    for (const y of stops(low.y, high.y, at.y - popover.height / 2)) {
      const covered = keep.filter(
        (point) => point.x > x - CLEAR && point.x < x + popover.width + CLEAR && point.y > y - CLEAR && point.y < y + popover.height + CLEAR,
      ).length
      const tie = edge(at, x, y, popover)
      const away = Math.hypot(tie.x - at.x, tie.y - at.y)
      const skewed = Math.abs(x + popover.width / 2 - at.x) * 0.25 + (y < at.y ? 30 : 0)
      const cost = covered * 10_000 + away + skewed
      if (cost < least) [best, least] = [{ x, y, tie, covered }, cost]
    }
  }
  return best ?? { ...low, tie: at, covered: 0 }
}

/** The point of the popover's edge that is nearest to a point; a little within its corners. */
function edge(at: Point, x: number, y: number, { width, height }: Size): Point {
  const within = (value: number, from: number, length: number): number => Math.max(from + Math.min(20, length / 2), Math.min(value, from + length - Math.min(20, length / 2)))
  if (at.y < y) return { x: within(at.x, x, width), y }
  if (at.y > y + height) return { x: within(at.x, x, width), y: y + height }
  return { x: at.x < x ? x : x + width, y: within(at.y, y, height) }
}
