import type { Attachment } from 'svelte/attachments'
import { pace, still } from '../look/motion'
import type { Point } from './geometry'

const SLIDE = 220
const GAP = 90
const TRAVEL = 24
/** With more than this still to play, the newest state is shown at once. */
const PATIENCE = 3000
const EASE = 'cubic-bezier(.2,.8,.2,1)'

/**
 * Plays the arrival of new locomotives: each slides 24 units along its track, one after another. What stands on the
 * map when it is first drawn does not move; `finish` ends what is playing, as any click does.
 */
export class Arrivals {
  readonly #engines = new Map<string, Element>()
  readonly #tracks = new Map<string, Set<Element>>()
  #known: ReadonlySet<string> | undefined
  #playing: Animation[] = []
  #freeAt = 0

  engine(key: string): Attachment<Element> {
    return (element) => {
      this.#engines.set(key, element)
      return () => {
        this.#engines.delete(key)
      }
    }
  }

  track(key: string): Attachment<Element> {
    return (element) => {
      const parts = this.#tracks.get(key) ?? new Set()
      this.#tracks.set(key, parts.add(element))
      return () => {
        parts.delete(element)
      }
    }
  }

  /** Tells which locomotives stand on the map now, and from where along its track each comes. */
  update(keys: readonly string[], from: ReadonlyMap<string, Point>): void {
    const known = this.#known
    this.#known = new Set(keys)
    if (!known) return
    const fresh = keys.filter((key) => !known.has(key))
    if (fresh.length === 0) return
    if (document.hidden || Math.max(0, this.#freeAt - now()) + fresh.length * (SLIDE + GAP) * pace() > PATIENCE) {
      this.finish()
      return
    }
    for (const key of fresh) this.#play(key, from.get(key))
  }

  finish(): void {
    for (const animation of this.#playing) animation.finish()
    this.#playing = []
    this.#freeAt = 0
  }

  #play(key: string, from: Point | undefined): void {
    const start = Math.max(now(), this.#freeAt)
    const delay = start - now()
    const calm = still()
    const slide = SLIDE * pace()
    const length = from ? Math.hypot(from.x, from.y) : 0
    const [x, y] = from && length > 0 && !calm ? [(from.x / length) * TRAVEL, (from.y / length) * TRAVEL] : [0, 0]
    const frames: Keyframe[] = [
      { opacity: 0, transform: `translate(${x}px, ${y}px)` },
      { opacity: 1, transform: `translate(${x * 0.6}px, ${y * 0.6}px)`, offset: 0.2 },
      { opacity: 1, transform: 'none' },
    ]
    const timing = { duration: calm ? 120 : slide, delay, easing: EASE, fill: 'backwards' } as const
    const engine = this.#engines.get(key)
    if (engine) this.#run(engine, frames, timing)
    for (const part of this.#tracks.get(key) ?? []) {
      this.#run(part, [{ opacity: 0 }, { opacity: 1 }], { ...timing, duration: 120 })
    }
    this.#freeAt = start + (calm ? 0 : slide + GAP * pace())
  }

  #run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    const animation = element.animate(frames, timing)
    this.#playing.push(animation)
    animation.onfinish = () => {
      this.#playing = this.#playing.filter((other) => other !== animation)
    }
  }
}

function now(): number {
  return performance.now()
}
