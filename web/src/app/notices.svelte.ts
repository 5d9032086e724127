// Short remarks at the edge of the page: what went wrong, what was done.

import type { ErrorBody } from '../wire'
import { ApiError, OFFLINE } from './api'
import { has, t } from '../i18n'

export interface Notice {
  id: number
  text: string
  kind: 'wrong' | 'done'
}

/**
 * The sentence of a problem in the language of the page, or the server's own where it is not known here. With `nameOf`
 * a seat that it speaks of is called by its name.
 */
export function problemText({ code, args, message }: ErrorBody, nameOf?: (seat: number) => string): string {
  const seat = args['seat']
  if (nameOf && typeof seat === 'number' && has(`named-${code}`)) return t(`named-${code}`, { ...args, name: nameOf(seat) })
  const id = `problem-${code}`
  if (has(id)) return t(id, args)
  return message || t('problem-INTERNAL')
}

class Notices {
  list: Notice[] = $state([])
  #next = 1

  say(text: string, kind: Notice['kind'] = 'done', forMs = 6_000): void {
    const id = this.#next++
    this.list = [...this.list.filter((notice) => notice.text !== text).slice(-2), { id, text, kind }]
    setTimeout(() => {
      this.dismiss(id)
    }, forMs)
  }

  /** Says why something failed. Rethrows what is no answer of the server. */
  fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error
    this.say(problemText(error.body), 'wrong', error.body.code === OFFLINE ? 4_000 : 8_000)
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id)
  }
}

export const notices = new Notices()
