// The stream of one table over a WebSocket: it resumes after the last entry seen, for as long as it is wanted.

import type { Message } from '../wire'
import { Backoff } from './backoff'

/** connecting: the first attempt; live: messages flow; waiting: lost, trying again; closed: not wanted any more. */
export type ConnectionState = 'connecting' | 'live' | 'waiting' | 'closed'

export interface StreamOptions {
  table: string
  seat: number | null
  /** Number of the last entry already known; 0 asks for everything. */
  after: number
  onMessage: (message: Message) => void
  onState: (state: ConnectionState) => void
  /** The table may not be followed, now or later; `code` says why, as in the server's errors. The stream has ended. */
  onRefused: (code: string) => void
  openSocket?: (url: string) => WebSocket
  backoff?: Backoff
  /** A connection on which nothing arrives for so long counts as lost; the server sends pings more often. */
  silenceMs?: number
  /** So long may the first message take. */
  patienceMs?: number
}

export interface Stream {
  close(): void
  /** Tries again now, if the connection is lost. */
  retry(): void
}

/** How the server closes a stream that is not for this person, or of a table that is not there: 4000 and the HTTP status. */
const REFUSALS: ReadonlySet<number> = new Set([4403, 4404])

/** All that the client says on the stream: whether somebody can see it (api_streams.py). */
const SHOWN = 'shown'
const HIDDEN = 'hidden'

const socketUrl = (path: string): string => {
  const url = new URL(path, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

export class TableStream implements Stream {
  readonly #options: StreamOptions
  readonly #backoff: Backoff
  readonly #silenceMs: number
  readonly #patienceMs: number
  #after: number
  #socket: WebSocket | null = null
  #retry: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #state: ConnectionState = 'connecting'

  constructor(options: StreamOptions) {
    this.#options = options
    this.#after = options.after
    this.#backoff = options.backoff ?? new Backoff()
    this.#silenceMs = options.silenceMs ?? 60_000
    this.#patienceMs = options.patienceMs ?? 10_000
    addEventListener('online', this.retry)
    addEventListener('offline', this.#doubt)
    document.addEventListener('visibilitychange', this.#seen)
    this.#open()
  }

  close(): void {
    removeEventListener('online', this.retry)
    removeEventListener('offline', this.#doubt)
    document.removeEventListener('visibilitychange', this.#seen)
    this.#setState('closed')
    clearTimeout(this.#retry)
    this.#drop()
  }

  #setState(state: ConnectionState): void {
    if (this.#state === 'closed' || this.#state === state) return
    this.#state = state
    this.#options.onState(state)
  }

  readonly retry = (): void => {
    if (this.#state !== 'waiting') return
    clearTimeout(this.#retry)
    this.#open()
  }

  readonly #seen = (): void => {
    this.#tellSeen()
    if (!document.hidden) this.retry()
  }

  #tellSeen(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(document.hidden ? HIDDEN : SHOWN)
  }

  /** The device has no network any more. A socket may not notice for minutes; a server on this very device is still there. */
  readonly #doubt = (): void => {
    this.#lost()
    this.retry()
  }

  #open(): void {
    this.#drop()
    const query = new URLSearchParams({ after: String(this.#after) })
    if (this.#options.seat !== null) query.set('seat', String(this.#options.seat))
    const url = socketUrl(`/api/tables/${encodeURIComponent(this.#options.table)}/socket?${query}`)
    const socket = this.#options.openSocket?.(url) ?? new WebSocket(url)
    this.#socket = socket
    socket.onopen = () => {
      if (document.hidden) this.#tellSeen()
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#receive(JSON.parse(event.data) as Message)
    }
    socket.onclose = ({ code, reason }) => {
      if (REFUSALS.has(code)) this.#refused(reason)
      else this.#lost()
    }
    this.#watchSilence(this.#patienceMs)
  }

  #receive(message: Message): void {
    this.#watchSilence(this.#silenceMs)
    if (message.type === 'resync') {
      this.#lost()
      return
    }
    this.#backoff.reset()
    if (message.type === 'step') this.#after = Math.max(this.#after, message.seq)
    this.#setState('live')
    if (message.type !== 'ping') this.#options.onMessage(message)
  }

  #watchSilence(ms: number): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      this.#lost()
    }, ms)
  }

  #lost(): void {
    if (this.#state === 'closed') return
    this.#drop()
    this.#setState('waiting')
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => {
      this.#open()
    }, this.#backoff.nextMs())
  }

  #refused(code: string): void {
    this.close()
    this.#options.onRefused(code)
  }

  #drop(): void {
    clearTimeout(this.#silence)
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onmessage = null
    socket.onclose = null
    socket.close()
  }
}
