// The command that no answer has come to, kept in this browser: it goes out under its old id when the page is opened again.

import type { Act, TakeBack } from '../wire'

export type Letter = { kind: 'act'; body: Act } | { kind: 'take-back'; body: TakeBack }

export interface Unsent {
  of: (table: string) => Letter | null
  keep: (table: string, letter: Letter) => void
  forget: (table: string, letter: Letter) => void
}

const KEY = 'wissel-unsent'

function isLetter(value: unknown): value is Letter {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('body' in value)) return false
  const { kind, body } = value
  return (kind === 'act' || kind === 'take-back') && typeof body === 'object' && body !== null && 'command' in body
}

function read(storage: Storage): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? { ...found } : {}
  } catch {
    // Not ours: nothing is kept.
    return {}
  }
}

/** One letter for each table. Where storage is closed or full nothing is kept, and a command lives as long as its page. */
export function unsentIn(storage: Storage): Unsent {
  function change(by: (kept: Record<string, unknown>) => void): void {
    const kept = read(storage)
    by(kept)
    try {
      if (Object.keys(kept).length > 0) storage.setItem(KEY, JSON.stringify(kept))
      else storage.removeItem(KEY)
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
    }
  }
  return {
    of: (table) => {
      const letter = read(storage)[table]
      return isLetter(letter) ? letter : null
    },
    keep: (table, letter) => change((kept) => (kept[table] = letter)),
    forget: (table, { body }) => {
      const letter = read(storage)[table]
      if (isLetter(letter) && letter.body.command === body.command) change((kept) => delete kept[table])
    },
  }
}

/** For where a browser lends no storage at all. */
export const NOTHING_KEPT: Unsent = { of: () => null, keep: () => undefined, forget: () => undefined }

export function browserUnsent(): Unsent {
  try {
    return unsentIn(localStorage)
  } catch {
    return NOTHING_KEPT
  }
}
