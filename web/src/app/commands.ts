// Sending a command until it is answered: its id makes a repeat harmless.

import type { Done } from '../wire'
import { ApiError, isUnanswered } from './api'
import { Backoff } from './backoff'

/**
 * Sends a command, under the id that it carries, until an answer comes. Throws the `ApiError` of a refusal.
 *
 * `again` waits until another try is worth it, at the latest after these milliseconds; when it answers false
 * the command is no longer wanted, and so is the answer: null.
 */
export async function sendCommand(
  send: () => Promise<Done>,
  again: (ms: number) => Promise<boolean>,
  backoff = new Backoff(400, 8_000),
): Promise<Done | null> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof ApiError) || !isUnanswered(error)) throw error
      if (!(await again(backoff.nextMs()))) return null
    }
  }
}
