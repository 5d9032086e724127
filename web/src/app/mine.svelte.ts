// My tables on every page: which of them wait for me, and which one comes next.

import type { TableSummary } from '../wire'
import { api, ApiError } from './api'
import { live } from './live.svelte'
import { person } from './me.svelte'

/** Without a live connection my tables are asked for so often, otherwise so seldom. */
const BLIND_MS = 5_000
const LIVE_MS = 60_000

/** Those that wait for me first, then the running, then those not begun, then the finished; newest first in each. */
export function sortMine(tables: readonly TableSummary[]): TableSummary[] {
  const rank = ({ waits_for_me, status }: TableSummary): number =>
    waits_for_me ? 0 : status === 'running' ? 1 : status === 'open' ? 2 : 3
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.updated_at - a.updated_at)
}

/** The table that waits for me after the one that I look at: round and round, the one that waits longest first. */
export function nextAfter(tables: readonly TableSummary[], here: string | null): TableSummary | null {
  const waiting = tables.filter(({ waits_for_me }) => waits_for_me).sort((a, b) => a.updated_at - b.updated_at)
  const others = waiting.filter(({ table }) => table !== here)
  const at = waiting.findIndex(({ table }) => table === here)
  return (at < 0 ? others[0] : others[at % others.length]) ?? null
}

class Mine {
  tables: TableSummary[] = $state.raw([])
  /** Tables where I have no seat yet, but may sit down by an invitation. */
  invited: TableSummary[] = $state.raw([])
  loaded = $state(false)
  readonly waiting = $derived(this.tables.filter(({ waits_for_me }) => waits_for_me))

  #timer: ReturnType<typeof setTimeout> | undefined

  /** Begins to follow my tables; returns what ends it. */
  follow(): () => void {
    const deaf = live.listen((hint) => {
      if (hint.mine) void this.refresh()
    })
    const look = (): void => {
      if (!document.hidden) void this.refresh()
    }
    document.addEventListener('visibilitychange', look)
    void this.refresh()
    return () => {
      deaf()
      clearTimeout(this.#timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  async refresh(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      await person.load()
      const me = person.me.person
      const tables = me === null ? [] : (await api.tables({ mine: true, limit: 100 })).tables
      if (me === person.me.person) {
        this.tables = sortMine(tables.filter(({ invited }) => !invited))
        this.invited = tables.filter(({ invited }) => invited)
      }
      this.loaded = true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (!document.hidden) void this.refresh()
    }, live.connected ? LIVE_MS : BLIND_MS)
  }
}

export const mine = new Mine()
