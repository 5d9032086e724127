// Opening a table, with what was kept of it in the meantime where no server answers.

import { ApiError, isUnanswered } from '../app/api'
import { Backoff } from '../app/backoff'
import type { TableSession } from '../app/session.svelte'
import { keptTable } from './kept'

/**
 * Opens a table. While no server answers it is shown as it was last seen, and opened as soon as one does.
 * Throws the `ApiError` of a table that cannot be seen, or of which nothing is kept.
 */
export async function openOrKept(session: TableSession): Promise<void> {
  const backoff = new Backoff(1_000, 10_000)
  while (session.connection !== 'closed') {
    try {
      await session.open()
      return
    } catch (error) {
      if (!(error instanceof ApiError) || !isUnanswered(error)) throw error
      if (session.keptAt === null) {
        const found = await keptTable(session.id)
        if (!found) throw error
        session.restore(found.kept, found.board)
      }
    }
    await session.pause(backoff.nextMs())
  }
}
