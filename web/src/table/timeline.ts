import type { ChatLine } from '../wire'

/** One line of the log: something that happened, or something that was said. */
export interface Placed<Entry> {
  key: string
  at: number
  entry: Entry | null
  said: ChatLine | null
}

/** Each line as it was placed last: told again, a log redraws only what is another line. */
const known = new WeakMap<object, Placed<unknown>>()

function place<Entry>(what: object, placed: Placed<Entry>): Placed<Entry> {
  const old = known.get(what) as Placed<Entry> | undefined
  if (old?.key === placed.key) return old
  known.set(what, placed)
  return placed
}

/** The lines of a game and of its talk in one row by time, newest first. What was said stays in its own order. */
export function timeline<Entry extends object & { at: number }>(lines: readonly Entry[], said: readonly ChatLine[]): Placed<Entry>[] {
  const placed: Placed<Entry>[] = []
  let next = 0
  lines.forEach((entry, index) => {
    for (let line = said[next]; line && line.at < entry.at; line = said[next]) {
      placed.push(place<Entry>(line, { key: `said-${line.id}`, at: line.at, entry: null, said: line }))
      next += 1
    }
    placed.push(place(entry, { key: `line-${index}`, at: entry.at, entry, said: null }))
  })
  for (const line of said.slice(next)) placed.push(place<Entry>(line, { key: `said-${line.id}`, at: line.at, entry: null, said: line }))
  return placed.reverse()
}
