// Opening a table: what is asked of the server, and patience while it gets ready.

import type { Created, CreateTable } from '../wire'
import { api, ApiError, isUnanswered } from '../app/api'
import { newCommandId, newSeed } from '../app/secrets'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A table with me on the first seat and a computer player of one kind on every other; it starts at once. Practice: with hints, unrated. */
export function quickGame(game: string, seats: number, bot: string): CreateTable {
  const others = Array.from({ length: seats - 1 }, (_, index) => index + 1)
  return {
    game,
    seats,
    computers: Object.fromEntries(others.map((seat) => [String(seat), bot])),
    private: true,
    rated: false,
    hints: true,
    sit: newSeed(),
    start: true,
  }
}

/** What was asked for last and not answered: perhaps the table was made. Asked for again, it is to be that one. */
let unanswered: { what: string; command: string } | null = null

/** Opens a table; while the server is still warming up, tells how far it is and asks again. */
export async function createWhenReady(
  wanted: CreateTable,
  onPercent: (percent: number) => void,
  pause: (ms: number) => Promise<void> = wait,
): Promise<Created> {
  const what = JSON.stringify({ ...wanted, sit: null })
  const command = unanswered?.what === what ? unanswered.command : newCommandId()
  unanswered = { what, command }
  try {
    const created = await whenReady(() => api.create({ ...wanted, command }), onPercent, pause)
    unanswered = null
    return created
  } catch (error) {
    if (!(error instanceof ApiError) || !isUnanswered(error)) unanswered = null
    throw error
  }
}

/** The answer of a server that may still be warming up. */
export async function whenReady<T>(
  ask: () => Promise<T>,
  onPercent: (percent: number) => void,
  pause: (ms: number) => Promise<void> = wait,
): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ApiError) || error.body.code !== 'WARMING_UP') throw error
      onPercent(Number(error.body.args['percent'] ?? 0))
      await pause(700)
    }
  }
}

/** The code in what somebody pasted: the code itself, or a link that ends in /i/<code>. Null: neither. */
export function codeIn(text: string): string | null {
  const found = /(?:\/i\/)?([0-9A-Za-z]{8,64})\/?$/.exec(text.trim().replaceAll(/[\s-]/g, ''))
  return found?.[1] ?? null
}

/** The table that a pasted link leads to, where it is one of ours without a code. */
export function tableIn(text: string): string | null {
  return /\/t\/([\w-]+)(?:\/check)?\/?$/.exec(text.trim())?.[1] ?? null
}
