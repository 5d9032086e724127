/** The part of the board in the window: screen = board * k + (x, y). Pure; Board.svelte holds the state. */
import type { Point } from './geometry'
import type { Insets } from './types'

export interface Viewport {
  readonly k: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export type Box = readonly [x: number, y: number, width: number, height: number]

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
export const MOST_ZOOM = 3
/** At this scale a hex is 41 px wide: large enough to be hit by a thumb. */
export const TOUCH_ZOOM = 1

/** Between how much of the drawing a scale has room for: few names and large numerals, or everything. */
export type Detail = 'far' | 'mid' | 'near'

export function detail(k: number): Detail {
  return k < 0.56 ? 'far' : k < 0.68 ? 'mid' : 'near'
}

export function toBoard(view: Viewport, screen: Point): Point {
  return { x: (screen.x - view.x) / view.k, y: (screen.y - view.y) / view.k }
}

export function toScreen(view: Viewport, board: Point): Point {
  return { x: board.x * view.k + view.x, y: board.y * view.k + view.y }
}

/** The largest view of a box in what the insets leave free, in its middle. */
export function fit(size: Size, box: Box, insets: Insets = NO_INSETS, margin = 8): Viewport {
  const width = Math.max(80, size.width - insets.left - insets.right - 2 * margin)
  const height = Math.max(80, size.height - insets.top - insets.bottom - 2 * margin)
  const k = Math.min(width / box[2], height / box[3], MOST_ZOOM)
  return centred(size, { x: box[0] + box[2] / 2, y: box[1] + box[3] / 2 }, k, insets)
}

/** A view at scale k that has a point of the board in the middle of the free part. */
export function centred(size: Size, point: Point, k: number, insets: Insets = NO_INSETS): Viewport {
  const x = insets.left + (size.width - insets.left - insets.right) / 2
  const y = insets.top + (size.height - insets.top - insets.bottom) / 2
  return { k, x: x - point.x * k, y: y - point.y * k }
}

/** Zooms so that the board stays where it is under a point of the screen. */
export function zoomAt(view: Viewport, screen: Point, factor: number, least: number, most = MOST_ZOOM): Viewport {
  const k = Math.min(most, Math.max(least, view.k * factor))
  const held = toBoard(view, screen)
  return { k, x: screen.x - held.x * k, y: screen.y - held.y * k }
}

/** Pan and zoom by two fingers: what lay under each stays as near under it as a scale and a shift can do. */
export function pinch(
  view: Viewport, before: readonly [Point, Point], after: readonly [Point, Point], least: number, most = MOST_ZOOM,
): Viewport {
  const span = (pair: readonly [Point, Point]): number => Math.hypot(pair[0].x - pair[1].x, pair[0].y - pair[1].y)
  const middle = (pair: readonly [Point, Point]): Point => ({ x: (pair[0].x + pair[1].x) / 2, y: (pair[0].y + pair[1].y) / 2 })
  const [from, to] = [middle(before), middle(after)]
  const zoomed = zoomAt(view, from, span(after) / Math.max(1, span(before)), least, most)
  return { k: zoomed.k, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y }
}

/**
 * Keeps the hexes reachable: no edge of `box` may be drawn past the middle of the free part. So every hex can be
 * brought to the middle, and the board can never be lost out of sight.
 */
export function bounded(view: Viewport, size: Size, box: Box, insets: Insets = NO_INSETS): Viewport {
  const middle = {
    x: insets.left + (size.width - insets.left - insets.right) / 2,
    y: insets.top + (size.height - insets.top - insets.bottom) / 2,
  }
  const clamp = (value: number, at: number, start: number, length: number): number =>
    Math.min(at - start * view.k, Math.max(at - (start + length) * view.k, value))
  return { k: view.k, x: clamp(view.x, middle.x, box[0], box[2]), y: clamp(view.y, middle.y, box[1], box[3]) }
}

/** Moves the view as little as needed to leave no room empty beside the board; where it is smaller than the room, into its middle. */
export function filling(view: Viewport, size: Size, box: Box, insets: Insets = NO_INSETS): Viewport {
  const clamp = (value: number, from: number, room: number, start: number, length: number): number => {
    const [low, high] = [from + room - (start + length) * view.k, from - start * view.k]
    return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value))
  }
  return {
    k: view.k,
    x: clamp(view.x, insets.left, size.width - insets.left - insets.right, box[0], box[2]),
    y: clamp(view.y, insets.top, size.height - insets.top - insets.bottom, box[1], box[3]),
  }
}

/** Moves the view as little as needed to have a point of the board within the free part. */
export function revealing(view: Viewport, size: Size, point: Point, insets: Insets = NO_INSETS, margin = 44): Viewport {
  const at = toScreen(view, point)
  const shift = (value: number, low: number, high: number): number =>
    low > high ? (low + high) / 2 - value : Math.min(0, high - value) + Math.max(0, low - value)
  return {
    k: view.k,
    x: view.x + shift(at.x, insets.left + margin, size.width - insets.right - margin),
    y: view.y + shift(at.y, insets.top + margin, size.height - insets.bottom - margin),
  }
}

/** The smallest box around points of the board, with a margin. */
export function boxAround(points: readonly Point[], margin: number): Box | undefined {
  if (points.length === 0) return undefined
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)]
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top]
}
