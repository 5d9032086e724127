// What this page hears besides its table: how many people are here, and which lists are to be asked for anew.

import type { LobbyMessage } from '../wire'
import { Backoff } from './backoff'

export type Hint = Pick<LobbyMessage, 'tables' | 'mine' | 'me' | 'moved'>

/** A connection on which nothing arrives for so long counts as lost; the server speaks more often. */
const SILENCE_MS = 60_000

export class Live {
  /** How many people are on this server now; null while that is not known. */
  here: number | null = $state(null)

  readonly #openSocket: () => WebSocket
  readonly #backoff: Backoff
  readonly #listeners = new Set<(hint: Hint) => void>()
  #socket: WebSocket | null = null
  #as: string | null | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined

  constructor(openSocket: () => WebSocket = openLobby, backoff = new Backoff()) {
    this.#openSocket = openSocket
    this.#backoff = backoff
  }

  get connected(): boolean {
    return this.here !== null
  }

  /** Opens the connection, or opens it anew where this browser has become somebody else. */
  follow(person: string | null): void {
    if (this.#as === person) return
    this.#as = person
    this.#open()
  }

  /** Tells of every hint; returns what ends it. */
  listen(listener: (hint: Hint) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #open(): void {
    this.#drop()
    const socket = this.#openSocket()
    this.#socket = socket
    let first = true
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#watchSilence()
      this.#backoff.reset()
      const message = JSON.parse(event.data) as LobbyMessage
      this.here = message.here
      // Before the first message anything may have happened.
      this.#tell(first ? { ...message, tables: true, mine: true } : message)
      first = false
    }
    socket.onclose = () => {
      this.#lost()
    }
    this.#watchSilence()
  }

  #tell(hint: Hint): void {
    if (!hint.tables && !hint.mine && !hint.me && !hint.moved) return
    for (const listener of this.#listeners) listener(hint)
  }

  #watchSilence(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      this.#lost()
    }, SILENCE_MS)
  }

  #lost(): void {
    this.#drop()
    this.#retry = setTimeout(() => {
      this.#open()
    }, this.#backoff.nextMs())
  }

  #drop(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#silence)
    this.here = null
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onmessage = null
    socket.onclose = null
    socket.close()
  }
}

function openLobby(): WebSocket {
  const url = new URL('/api/lobby/socket', location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(url)
}

export const live = new Live()
