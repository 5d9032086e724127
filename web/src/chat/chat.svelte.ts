// What is said at a table, as this browser is told it.

import { getContext, setContext } from 'svelte'
import { api, type Api, ApiError } from '../app/api'
import { notices } from '../app/notices.svelte'
import type { TableSession } from '../app/session.svelte'
import type { ChatLine, SetSilence } from '../wire'

export type Reaction = NonNullable<ChatLine['reaction']>
export type Silence = NonNullable<SetSilence['kind']>

/** The longest line, in characters. */
export const MOST = 300
export const REACTIONS: readonly Reaction[] = ['hello', 'bravo', 'wow', 'thinking', 'thanks', 'sorry']

type Talking = Pick<Api, 'chat' | 'say' | 'silence' | 'report'>

export class Chat {
  /** Oldest first. */
  lines: readonly ChatLine[] = $state.raw([])
  /** Whom I do not want to hear. */
  silenced: Readonly<Record<string, Silence>> = $state.raw({})
  /** Lines of others that I have not had in view. */
  unread = $state(0)
  /** The newest line of another, for those who listen. */
  latest: ChatLine | null = $state.raw(null)

  readonly session: TableSession
  readonly #api: Talking
  /** Own lines; a stranger's first one is said before the page knows who it is. */
  readonly #own = new Set<number>()
  #seen = false

  constructor(session: TableSession, talking: Talking = api) {
    this.session = session
    this.#api = talking
    session.heard = (line) => this.receive(line)
  }

  isMine(line: ChatLine): boolean {
    return line.person === this.session.me || this.#own.has(line.id)
  }

  /** Asks for all that was said; what is there already counts as read. */
  async load(): Promise<void> {
    const first = this.lines.length === 0
    const known = this.lines.at(-1)?.id ?? 0
    await this.#try(async () => {
      const { lines, silenced } = await this.#api.chat(this.session.id)
      const news = lines.filter((line) => line.id > known && !this.isMine(line)).length
      // What came by the stream while this was asked is newer than the answer.
      const last = lines.at(-1)?.id ?? 0
      this.lines = [...lines, ...this.lines.filter(({ id }) => id > last && id > known)]
      this.silenced = silenced
      if (!first && !this.#seen) this.unread += news
    })
  }

  receive(line: ChatLine): void {
    if (this.lines.some(({ id }) => id === line.id)) return
    this.lines = [...this.lines, line]
    if (this.isMine(line)) return
    this.latest = line
    if (!this.#seen) this.unread += 1
  }

  /** False: refused, and said why. */
  say(what: { text: string } | { reaction: Reaction }): Promise<boolean> {
    return this.#try(async () => {
      const line = await this.#api.say(this.session.id, what)
      this.#own.add(line.id)
      this.receive(line)
    })
  }

  silence(person: string, kind: Silence | null): Promise<boolean> {
    return this.#try(async () => {
      await this.#api.silence({ person, kind })
      await this.load()
    })
  }

  report(line: ChatLine): Promise<boolean> {
    return this.#try(() => this.#api.report(this.session.id, line.id))
  }

  /** The lines are in view, or no longer. */
  view(seen: boolean): void {
    this.#seen = seen
    if (seen) this.unread = 0
  }

  async #try(what: () => Promise<unknown>): Promise<boolean> {
    try {
      await what()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notices.fail(error)
      return false
    }
  }
}

const KEY = Symbol('chat')

export function offerChat(chat: Chat): void {
  setContext(KEY, chat)
}

/** The talk at the table around a component; null where there is none. */
export function chatHere(): Chat | null {
  return getContext<Chat | undefined>(KEY) ?? null
}
