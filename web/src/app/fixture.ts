// A table without a server, made from kept messages: for tests and the style page.

import type { Done, Message } from '../wire'
import { api, type Api, type MapFiles } from './api'
import { TableSession } from './session.svelte'
import type { GameTypes } from './session-ports'

export interface Fixture<G extends GameTypes> {
  session: TableSession<G>
  /** The actions that were sent, oldest first; "take-back" for one taken back. */
  sent: string[]
}

/** A session that has received `messages`. Its commands are noted and answered, and change nothing. */
export function fixtureSession<G extends GameTypes = GameTypes>(messages: readonly Message[], board: MapFiles | null = null): Fixture<G> {
  const sent: string[] = []
  const note = (what: string): Promise<Done> => {
    sent.push(what)
    return Promise.resolve({ seq: session.step?.seq ?? 0 })
  }
  const answers: Api = {
    ...api,
    act: (_id, { action }) => note(action),
    takeBack: () => note('take-back'),
    map: <R, L>() => (board ? Promise.resolve(board as MapFiles<R, L>) : new Promise<MapFiles<R, L>>(() => {})),
  }
  const session = new TableSession<G>('fixture', { api: answers })
  session.board = board
  for (const message of messages) session.receive(message)
  return { session, sent }
}
