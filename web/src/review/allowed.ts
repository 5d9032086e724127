import type { TableSession } from '../app/session.svelte'

/**
 * Whether the game can be reviewed: when it is over; while it runs by who plays alone against computer players, and not for
 * the ratings. The server says the same.
 */
export function reviewable({ table, seat }: Pick<TableSession, 'table' | 'seat'>): boolean {
  if (!table) return false
  if (table.status === 'finished' || table.status === 'closed') return true
  const persons = new Set(table.seats.flatMap(({ person }) => person ?? []))
  return table.status === 'running' && !table.rated && seat !== null && persons.size === 1
}
