// A lesson is data: steps that say something, point at a part of the screen, and wait for the learner.

import type { Happened } from '../wire'

export type Event = Happened['event']
/** What the texts of a lesson tell, and what its steps ask: worked out anew with every news of the table. */
export type Facts = Readonly<Record<string, string | number | boolean>>

export interface Step {
  /** Names its texts: `learn-<lesson>-<id>` and, for its heading, `…-title`. */
  id: string
  /** Parts of the screen, as selectors: the first of them that is to be seen is pointed at. */
  point?: readonly string[]
  /** Goes on when the learner has done, or was told, one of these. Left out: when the text was read. */
  until?: readonly Event['type'][]
  /** A placement counts only if it brings points. */
  scoring?: boolean
  /** The whole map is shown first. */
  whole?: boolean
  /** It is somebody else's turn: the learner watches. */
  watching?: boolean
  /** Shown only where this fact holds. */
  when?: string
}

export interface Lesson {
  /** Begins the names of its texts. */
  id: string
  steps: readonly Step[]
}

/** Where somebody is in a lesson: the step, and the last entry of the table that earlier steps have used. */
export interface Place {
  at: number
  seq: number
}

function fulfils({ until, scoring }: Step, event: Event, seat: number): boolean {
  if (!until?.includes(event.type) || !('seat' in event) || event.seat !== seat) return false
  return !scoring || event.type !== 'Placed' || event.points > 0
}

/** The next step that has something to say, from `at` on; the last one always has. */
function standing(steps: readonly Step[], at: number, facts: Facts): number {
  const shown = steps.findIndex(({ when }, index) => index >= at && (!when || facts[when] === true))
  return shown < 0 ? steps.length - 1 : shown
}

/** Where the learner is after this news: steps whose wish was fulfilled are done. */
export function follow(steps: readonly Step[], place: Place, happened: readonly Happened[], seat: number, facts: Facts): Place {
  let { at, seq } = { ...place, at: standing(steps, place.at, facts) }
  for (;;) {
    const step = steps[at]
    const done = step?.until && happened.find((news) => news.seq > seq && fulfils(step, news.event, seat))
    if (!done || at + 1 >= steps.length) return { at, seq }
    seq = done.seq
    at = standing(steps, at + 1, facts)
  }
}

/** The step after this one, because it was read or is not wanted. */
export function next(steps: readonly Step[], place: Place, facts: Facts): Place {
  return { ...place, at: standing(steps, Math.min(place.at + 1, steps.length - 1), facts) }
}

/** The step before, to read it again. Those that wait for what was done already are left out. */
export function back(steps: readonly Step[], place: Place, facts: Facts): Place {
  const at = steps.findLastIndex(({ until, when }, index) => index < place.at && !until && (!when || facts[when] === true))
  return at < 0 ? place : { ...place, at }
}
