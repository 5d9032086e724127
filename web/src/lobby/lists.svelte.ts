// The lists of tables on the first page, asked for again every few seconds while the page is looked at.

import type { GameInfo, TableSummary } from '../wire'
import { api, ApiError } from '../app/api'

const EVERY_MS = 5_000

/** Those that wait for me first, then the running, then those not begun, then the finished; newest first in each. */
export function sortMine(tables: readonly TableSummary[]): TableSummary[] {
  const rank = ({ waits_for_me, status }: TableSummary): number =>
    waits_for_me ? 0 : status === 'running' ? 1 : status === 'open' ? 2 : 3
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.updated_at - a.updated_at)
}

export class Lists {
  mine: TableSummary[] = $state.raw([])
  open: TableSummary[] = $state.raw([])
  running: TableSummary[] = $state.raw([])
  games: GameInfo[] = $state.raw([])
  /** The first answer has come. */
  loaded = $state(false)
  /** The last question was not answered. */
  failed = $state(false)

  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = true

  /** Begins to ask; returns what ends it. */
  follow(): () => void {
    this.#stopped = false
    const look = (): void => {
      if (!document.hidden) void this.refresh()
    }
    document.addEventListener('visibilitychange', look)
    void this.refresh()
    return () => {
      this.#stopped = true
      clearTimeout(this.#timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  async refresh(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      if (this.games.length === 0) this.games = await api.games()
      const [mine, open, running] = await Promise.all([api.myTables(), api.tables('open'), api.tables('running')])
      this.mine = sortMine(mine.tables)
      this.open = open.tables.filter(({ my_seats }) => my_seats.length === 0)
      this.running = running.tables.filter(({ my_seats }) => my_seats.length === 0)
      this.loaded = true
      this.failed = false
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.failed = true
    }
    clearTimeout(this.#timer)
    if (!this.#stopped && !document.hidden) this.#timer = setTimeout(() => void this.refresh(), EVERY_MS)
  }
}
