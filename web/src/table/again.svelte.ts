import { router } from '../app/router.svelte'
import type { TableSession } from '../app/session.svelte'
import type { TableInfo } from '../wire'

/** Playing again with the same people: to the next table, which is made if nobody has made it yet. */
export class Again {
  /** The next table is being opened. */
  opening = $state(false)
  readonly #session: TableSession

  constructor(session: TableSession) {
    this.#session = session
  }

  async go(table: TableInfo): Promise<void> {
    this.opening = true
    const known = this.#session.seat === null ? table.next_table : null
    const next = known ?? (await this.#session.rematch())
    if (next) router.go(`/t/${next}`)
    else this.opening = false
  }
}
