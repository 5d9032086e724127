// Who is sitting at this browser.

import type { Me } from '../wire'
import { api } from './api'

class Person {
  me: Me = $state.raw({ person: null, name: null, account: null, away_until: null })
  /** The server was asked, and has answered or not. */
  known = $state(false)
  #loading: Promise<void> | null = null

  /** Asks the server once, unless that failed or is to be done `again`. Throws the `ApiError`. */
  load(again = false): Promise<void> {
    if (again || !this.#loading) {
      this.#loading = this.#ask().catch((error: unknown) => {
        this.#loading = null
        throw error
      })
    }
    return this.#loading
  }

  /** Throws the `ApiError` of a name that is refused. */
  async setName(name: string): Promise<void> {
    this.me = await api.setName(name)
  }

  async #ask(): Promise<void> {
    try {
      this.me = await api.me()
    } finally {
      this.known = true
    }
  }
}

export const person = new Person()
