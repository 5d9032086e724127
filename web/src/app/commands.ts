// Sending a command until it is answered: its id makes a repeat harmless.

import type { Done } from '../wire'
import { ApiError, isUnanswered } from './api'
import { Backoff } from './backoff'
import { newCommandId } from './secrets'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export interface SendOptions {
  /** How many times a command is sent in all while no answer comes. */
  tries?: number
  backoff?: Backoff
  pause?: (ms: number) => Promise<void>
}

/** Sends one command under one id. Throws the `ApiError` of the last try. */
export async function sendCommand(
  send: (command: string) => Promise<Done>,
  { tries = 5, backoff = new Backoff(400, 4_000), pause = wait }: SendOptions = {},
): Promise<Done> {
  const command = newCommandId()
  for (;;) {
    try {
      return await send(command)
    } catch (error) {
      if (!(error instanceof ApiError) || !isUnanswered(error) || backoff.attempt + 1 >= tries) throw error
      await pause(backoff.nextMs())
    }
  }
}
