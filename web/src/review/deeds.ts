// What an action is called, in any game: as the log would say it.

import type { TableSession } from '../app/session.svelte'
import { parisDeed } from '../paris-connection/deeds'
import { hexesById, type ParisFiles } from '../paris-connection/map'
import { railDeed } from '../ticket-to-ride/deeds'
import { type RailFiles, Rails } from '../ticket-to-ride/map'
import type { Happened, Judged, PublicView } from '../wire'

type Row = readonly (string | null)[]
type Deed = (action: string, row: Row) => string

function deedOf({ table, board }: Pick<TableSession, 'table' | 'board'>): Deed {
  if (table?.game === 'paris-connection') {
    const hexes = hexesById((board as ParisFiles).rules)
    return (action) => parisDeed(action, hexes)
  }
  if (table?.game === 'ticket-to-ride-europe') {
    const rails = new Rails((board as RailFiles).rules)
    return (action, row) => railDeed(action, rails, row)
  }
  return (action) => action
}

/** Words for actions in the text notation of the game at a table. */
export class Words {
  readonly #deed: Deed

  constructor(session: Pick<TableSession, 'table' | 'board'>) {
    this.#deed = deedOf(session)
  }

  /** An action that could be done; it says more with the view of that moment. */
  of(action: string, view: PublicView | null): string {
    return this.#deed(action, view && 'row' in view ? view.row : [])
  }

  /** An action that was done: which open card it took tells the event. */
  chosen({ seq, action }: Pick<Judged, 'seq' | 'action'>, happened: readonly Happened[]): string {
    const taken = happened.find((item) => item.seq === seq && item.event.type === 'FaceUpTaken')?.event
    const place = Number(action.split(' ')[1])
    return this.#deed(action, taken?.type === 'FaceUpTaken' ? Array.from({ length: place }, () => taken.card) : [])
  }
}
