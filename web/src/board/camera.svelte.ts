import { nearest, type Point } from './geometry'
import type { Insets } from './types'
import * as viewport from './viewport'

/** A window narrower than this (px) is a phone: the map opens near, controls stand upright. */
const NARROW = 700
/** The drawing is made anew so long (ms) after the last movement. */
const REST = 140
const GLIDE = 240

interface Subject {
  /** The box that "fit" shows, in map units. */
  readonly area: viewport.Box
  readonly insets: Insets
  /** The element that shows the map, as soon as it is there. */
  readonly box: viewport.Size | undefined
}

/** What part of a map a window shows, as gestures and buttons move it. */
export class Camera {
  readonly #subject: () => Subject
  view: viewport.Viewport = $state.raw({ k: 1, x: 0, y: 0 })
  /** The view after the last movement: what lies over the map keeps its corner while the map moves. */
  resting: viewport.Viewport = $state.raw({ k: 1, x: 0, y: 0 })
  /** The scale for which the drawing was made: it follows when a gesture has come to rest. */
  drawnFor = $state(1)
  moving = $state(false)
  /** The view goes to its new place in a short glide: buttons and what the table asks for, not fingers. */
  gliding = $state(false)
  /** The person has moved the map: it no longer follows the window. */
  steered = false
  #settling: ReturnType<typeof setTimeout> | undefined
  #wasNarrow: boolean | undefined

  constructor(subject: () => Subject) {
    this.#subject = subject
  }

  readonly size: viewport.Size = $derived.by(() => ({ width: this.#subject().box?.width ?? 0, height: this.#subject().box?.height ?? 0 }))
  readonly narrow = $derived.by(() => this.size.width < NARROW)
  readonly fitted = $derived.by(() => viewport.fit(this.size, this.#subject().area, this.#subject().insets))
  readonly least = $derived.by(() => this.fitted.k * 0.9)
  readonly transform = $derived.by(() => `translate3d(${this.view.x}px, ${this.view.y}px, 0) scale(${this.view.k / this.drawnFor})`)
  /** The part of the map in the free part of the window. */
  readonly frame = $derived.by((): viewport.Box => {
    const { insets } = this.#subject()
    const from = viewport.toBoard(this.view, { x: insets.left, y: insets.top })
    return [from.x, from.y, (this.size.width - insets.left - insets.right) / this.view.k, (this.size.height - insets.top - insets.bottom) / this.view.k]
  })

  /** An SVG drawn at the scale at which it is shown, so that the layers are sharp at rest in every browser. */
  frameOf(box: viewport.Box): { viewBox: string; width: number; height: number; style: string } {
    const [x, y, width, height] = box.map((value) => value * this.drawnFor) as [number, number, number, number]
    return { viewBox: box.join(' '), width, height, style: `left: ${x}px; top: ${y}px` }
  }

  /** What was near enough for a thumb leaves a wide window half empty: across that width the view begins anew. */
  noticeWidth(): void {
    if (this.narrow !== this.#wasNarrow) this.steered = false
    this.#wasNarrow = this.narrow
  }

  go(next: viewport.Viewport, glide = false): void {
    this.view = viewport.bounded(next, this.size, this.#subject().area, this.#subject().insets)
    this.moving = true
    this.gliding = glide
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => this.settle(), glide ? GLIDE : REST)
  }

  settle(): void {
    this.moving = this.gliding = false
    this.drawnFor = this.view.k
    this.resting = this.view
  }

  /** As `go`, by the person. */
  steer(next: viewport.Viewport, glide = false): void {
    this.steered = true
    this.go(next, glide)
  }

  /** Shows the whole map. */
  fit(): void {
    this.steered = false
    this.go(this.fitted, true)
  }

  zoomBy(factor: number): void {
    const { insets } = this.#subject()
    const { width, height } = this.size
    const at = { x: insets.left + (width - insets.left - insets.right) / 2, y: insets.top + (height - insets.top - insets.bottom) / 2 }
    this.steer(viewport.zoomAt(this.view, at, factor, this.least), true)
  }

  /** A point into the middle, near enough for a thumb. */
  approach(point: Point): void {
    this.steer(viewport.centred(this.size, point, viewport.TOUCH_ZOOM, this.#subject().insets), true)
  }

  /** Brings points into the free part of the window, on a phone at scale `least` or nearer: near enough for a thumb. */
  show(points: readonly Point[], margin: number, glide: boolean, least: number = viewport.TOUCH_ZOOM): void {
    const area = viewport.boxAround(points, margin)
    if (!area) return
    const { insets } = this.#subject()
    const whole = viewport.fit(this.size, area, insets)
    const k = this.narrow ? Math.max(least, Math.min(whole.k, 1.3)) : Math.min(Math.max(whole.k, this.fitted.k), this.view.k)
    this.steered = true
    const middle = { x: area[0] + area[2] / 2, y: area[1] + area[3] / 2 }
    // where not all have room at once, there may be none in their middle
    this.#fill(viewport.centred(this.size, k > whole.k ? nearest(points, middle) : middle, k, insets), glide)
  }

  /** The window, or what covers it, has another size: what was seen stays, as far as that leaves no room empty. */
  resized(): void {
    this.#fill(this.view, false)
  }

  #fill(view: viewport.Viewport, glide: boolean): void {
    const { area, insets } = this.#subject()
    this.go(viewport.filling(view, this.size, area, insets), glide)
  }

  reveal(point: Point): void {
    this.go(viewport.revealing(this.view, this.size, point, this.#subject().insets))
  }

  sees({ x, y }: Point): boolean {
    const [left, top, width, height] = this.frame
    return x > left && x < left + width && y > top && y < top + height
  }

  stop(): void {
    clearTimeout(this.#settling)
  }
}
