import type { MapFiles } from '../app/api'
import type { TableSession } from '../app/session.svelte'
import type { StepMessage } from '../wire'
import type { Kept } from './kept'

/** What is to be kept of a table as it stands at `at`; null where there is nothing, or nothing of mine. */
export function snapshot(session: TableSession, at: number): { kept: Kept; board: MapFiles } | null {
  const { table, board, step, seat, me, happened, mySeats: seats } = session
  if (!table || !board || !step?.view || seat === null || session.passing || session.keptAt !== null) return null
  const { toAct, ...rest } = step
  const still = { ...rest, type: 'step', clock: null, to_act: [...toAct], events: [], menu: null, decision: null, undo: false, fresh: false } as StepMessage
  return { kept: { at, me, seats, table, step: still, happened }, board }
}
