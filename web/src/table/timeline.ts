import type { ChatLine } from '../wire'

/** One line of the log: something that happened, or something that was said. */
export interface Placed<Entry> {
  key: string
  at: number
  entry: Entry | null
  said: ChatLine | null
}

/** The lines of a game and of its talk in one row by time, newest first. What was said stays in its own order. */
export function timeline<Entry extends { at: number }>(lines: readonly Entry[], said: readonly ChatLine[]): Placed<Entry>[] {
  const placed: Placed<Entry>[] = []
  let next = 0
  lines.forEach((entry, index) => {
    for (let line = said[next]; line && line.at < entry.at; line = said[next]) {
      placed.push({ key: `said-${line.id}`, at: line.at, entry: null, said: line })
      next += 1
    }
    placed.push({ key: `line-${index}`, at: entry.at, entry, said: null })
  })
  for (const line of said.slice(next)) placed.push({ key: `said-${line.id}`, at: line.at, entry: null, said: line })
  return placed.reverse()
}
