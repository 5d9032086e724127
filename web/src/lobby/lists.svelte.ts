// The board of tables on the first page: which are shown, and asking for them anew when they have changed.

import type { GameInfo, TableSummary } from '../wire'
import { api, ApiError, type ListedStatus, type PaceKind } from '../app/api'
import { live } from '../app/live.svelte'

const BLIND_MS = 5_000
const LIVE_MS = 60_000
const PAGE = 12
/** Lines of one answer. */
const MOST = 100

/** What the board shows: '' and 0 stand for all. */
export interface Filter {
  status: ListedStatus
  game: string
  seats: number
  pace: PaceKind | ''
  mine: boolean
}

export class Lists {
  filter: Filter = $state({ status: 'open', game: '', seats: 0, pace: '', mine: false })
  tables: TableSummary[] = $state.raw([])
  games: GameInfo[] = $state.raw([])
  /** There are more lines than are shown. */
  more = $state(false)
  /** The first answer has come. */
  loaded = $state(false)
  /** The last question was not answered. */
  failed = $state(false)

  #limit = PAGE
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = true

  /** Begins to ask; returns what ends it. */
  follow(): () => void {
    this.#stopped = false
    const deaf = live.listen((hint) => {
      if (!document.hidden && (hint.tables || (hint.mine && this.filter.mine))) void this.refresh()
    })
    const look = (): void => {
      if (!document.hidden) void this.refresh()
    }
    document.addEventListener('visibilitychange', look)
    void this.refresh()
    return () => {
      this.#stopped = true
      deaf()
      clearTimeout(this.#timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  /** Shows another choice of tables, from its beginning. */
  choose(change: Partial<Filter>): void {
    this.filter = { ...this.filter, ...change }
    this.#limit = PAGE
    void this.refresh()
  }

  showMore(): void {
    this.#limit += 3 * PAGE
    void this.refresh()
  }

  async refresh(): Promise<void> {
    clearTimeout(this.#timer)
    const asked = JSON.stringify([this.filter, this.#limit])
    try {
      if (this.games.length === 0) this.games = await api.games()
      const tables: TableSummary[] = []
      let next: string | null = null
      do {
        const found = await api.tables({ ...this.filter, limit: Math.min(MOST, this.#limit - tables.length), before: next })
        tables.push(...found.tables)
        ;({ next } = found)
      } while (next !== null && tables.length < this.#limit)
      // Something else may have been chosen meanwhile.
      if (asked !== JSON.stringify([this.filter, this.#limit])) return
      this.tables = tables
      this.more = next !== null
      this.loaded = true
      this.failed = false
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.failed = true
    }
    clearTimeout(this.#timer)
    if (!this.#stopped && !document.hidden) this.#timer = setTimeout(() => void this.refresh(), live.connected ? LIVE_MS : BLIND_MS)
  }
}
