// What a table's session is made of, and what it needs from outside: the server, and what the browser keeps.

import type { ErrorBody, Menu, PrivateView, PublicView } from '../wire'
import { browserBeside, type Beside } from '../passing/beside'
import { api, type Api } from './api'
import { person } from './me.svelte'
import { type Stream, type StreamOptions, TableStream } from './stream'
import { browserUnsent, type Unsent } from './unsent'

/** The types of a game on the wire. */
export interface GameTypes {
  view: PublicView
  own: PrivateView
  menu: Menu
}

/** The game after entry `seq`, as the last step of the stream told it. */
export interface Step<G extends GameTypes = GameTypes> {
  seq: number
  view: G['view'] | null
  own: G['own'] | null
  menu: G['menu'] | null
  decision: string | null
  undo: boolean
  /** Seats that must decide now. */
  toAct: readonly number[]
  /** False: this step follows a (re)connection and is to be shown without playing what led to it. */
  fresh: boolean
}

/** Which moment of a game is shown instead of the newest. */
export interface PastMoment {
  /** From 1. */
  number: number
  count: number
  turn: number
}

/** A command on its way: sent, or answered but not yet seen on the stream. */
export interface Pending {
  kind: 'act' | 'take-back'
  /** The action as the menu gave it; empty when taking back. */
  action: string
  /** No answer came: it waits for the connection, and goes out again under its id. */
  held?: boolean
}

/** What became of a command that had to wait for the connection: `error` says why it was refused, null that it was not. */
export interface Late {
  error: ErrorBody | null
}

export interface Ports {
  api: Api
  openStream: (options: StreamOptions) => Stream
  /** The id of this browser's person; null where there is none yet. */
  whoAmI: () => Promise<string | null>
  unsent: Unsent
  /** Names of those who play at this device without one of their own. */
  beside: Beside
  /** How long an answered command may wait for its entry on the stream. */
  patienceMs: number
  /** How long after a first failure the map is asked for again. */
  firstWaitMs: number
}

export const browserPorts: Ports = {
  api,
  openStream: (options) => new TableStream(options),
  whoAmI: async () => {
    await person.load()
    return person.me.person
  },
  unsent: browserUnsent(),
  beside: browserBeside(),
  patienceMs: 5_000,
  firstWaitMs: 500,
}
