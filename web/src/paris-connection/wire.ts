// The types of Paris Connection on the wire, by their names within the game.

import type { ParisConnectionMenu, ParisConnectionPrivateView, ParisConnectionPublicView } from '../wire'

export type {
  GameEnded,
  ParisConnectionMenu as Menu,
  ParisConnectionPrivateView as PrivateView,
  ParisConnectionPublicView as PublicView,
  ParisConnectionResultView as ResultView,
  ParisConnectionSeatResult as SeatResult,
  ParisConnectionSeatView as SeatView,
  PlaceChoice,
  Placed,
  TradeChoice,
} from '../wire'

/** What a session of this game holds. */
export interface Paris {
  view: ParisConnectionPublicView
  own: ParisConnectionPrivateView
  menu: ParisConnectionMenu
}
