// The chances of winning over a game, as lines: where they lie in the drawing.

import type { Judged } from '../wire'

export const WIDTH = 360
export const HEIGHT = 208
const LEFT = 36
const RIGHT = 12
const TOP = 10
const BOTTOM = 28

/** Turns between two that are named below the drawing. */
const STEPS = [1, 2, 5, 10, 20, 50, 100]
const MOST_TICKS = 6

export interface Point {
  readonly x: number
  readonly y: number
}

/** One seat: its chance at each of its decisions, and what became of it. */
export interface Course {
  readonly seat: number
  readonly points: readonly Point[]
}

/** Places of moments and chances in the drawing. */
export class Frame {
  readonly #last: number

  constructor(
    private readonly index: ReadonlyMap<number, number>,
    count: number,
  ) {
    this.#last = Math.max(1, count - 1)
  }

  x(moment: number): number {
    return LEFT + ((WIDTH - LEFT - RIGHT) * moment) / this.#last
  }

  y(chance: number): number {
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)
  }

  /** Turns to be named, each where it begins; `turns`: that of every moment. */
  ticks(turns: readonly number[]): { turn: number; x: number }[] {
    const last = turns.at(-1) ?? 0
    const step = STEPS.find((one) => last / one < MOST_TICKS) ?? last
    return Array.from({ length: Math.floor(last / step) }, (_, at) => (at + 1) * step).flatMap((turn) => {
      const moment = turns.indexOf(turn)
      return moment < 0 ? [] : [{ turn, x: this.x(moment) }]
    })
  }

  /** The moment that is drawn nearest to a place, given as a part of the whole width. */
  momentAt(part: number): number {
    const along = (part * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT)
    return Math.round(Math.max(0, Math.min(1, along)) * this.#last)
  }

  /** Where a decision is drawn, with the chance before it and after. */
  drop({ before, chance, loss }: Judged): { x: number; from: number; to: number } {
    return { x: this.x(this.index.get(before) ?? 0), from: this.y(chance), to: this.y(chance - loss) }
  }

  /** Of each of these seats; `shares`: what each had of the win, once the game is over. */
  courses(decisions: readonly Judged[], seats: readonly number[], shares: ReadonlyMap<number, number> | null): Course[] {
    return seats.map((seat) => {
      const points = decisions.filter((one) => one.seat === seat).map((one): Point => ({ x: this.drop(one).x, y: this.y(one.chance) }))
      const share = shares?.get(seat)
      return { seat, points: share === undefined || points.length === 0 ? points : [...points, { x: this.x(this.#last), y: this.y(share) }] }
    })
  }
}

export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}
