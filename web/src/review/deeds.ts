// What an action is called, in any game: as the log would say it.

import type { TableSession } from '../app/session.svelte'
import { parisDeed } from '../paris-connection/deeds'
import { hexesById, type ParisFiles } from '../paris-connection/map'
import { parisReasons } from '../paris-connection/reasons'
import { railDeed } from '../ticket-to-ride/deeds'
import { type RailFiles, Rails } from '../ticket-to-ride/map'
import { railReasons } from '../ticket-to-ride/reasons'
import type { Happened, Judged, PrivateView, PublicView } from '../wire'

type Row = readonly (string | null)[]
type Deed = (action: string, row: Row) => string
type Reasons = (action: string, view: PublicView, own: PrivateView) => readonly string[]

function wordsOf({ table, board }: Pick<TableSession, 'table' | 'board'>): { deed: Deed; reasons: Reasons } {
  if (table?.game === 'paris-connection') {
    const { rules } = board as ParisFiles
    const hexes = hexesById(rules)
    return {
      deed: (action) => parisDeed(action, hexes),
      reasons: (action, view, own) => (view.game === 'paris-connection' && own.game === 'paris-connection' ? parisReasons(action, { view, own, hexes, endHex: rules.end_hex }) : []),
    }
  }
  if (table?.game === 'ticket-to-ride-europe') {
    const rails = new Rails((board as RailFiles).rules)
    return {
      deed: (action, row) => railDeed(action, rails, row),
      reasons: (action, view, own) => (view.game === 'ticket-to-ride-europe' && own.game === 'ticket-to-ride-europe' ? railReasons(action, { view, own, rails }) : []),
    }
  }
  return { deed: (action) => action, reasons: () => [] }
}

/** Words for actions in the text notation of the game at a table. */
export class Words {
  readonly #deed: Deed
  readonly #reasons: Reasons

  constructor(session: Pick<TableSession, 'table' | 'board'>) {
    const { deed, reasons } = wordsOf(session)
    this.#deed = deed
    this.#reasons = reasons
  }

  /** What speaks for an action: facts of the side of who decides. */
  reasons(action: string, view: PublicView, own: PrivateView): readonly string[] {
    return this.#reasons(action, view, own)
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
