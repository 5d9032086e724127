// The connection of the page that is shown, for the lamp in its sign.

import type { ConnectionState } from './stream'

class Link {
  /** Null where the page follows no table. */
  state: ConnectionState | null = $state(null)
}

export const link = new Link()
