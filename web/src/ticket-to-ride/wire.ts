// The types of Ticket to Ride on the wire, by their names within the game.

import type { TicketToRideMenu, TicketToRidePrivateView, TicketToRidePublicView } from '../wire'

export type {
  KeepChoice,
  Leaf,
  OfferedTicket,
  RouteChoice,
  StationChoice,
  StationView,
  TicketResult,
  TicketToRideMenu as Menu,
  TicketToRidePrivateView as PrivateView,
  TicketToRidePublicView as PublicView,
  TicketToRideResultView as ResultView,
  TicketToRideSeatResult as SeatResult,
  TicketToRideSeatView as SeatView,
  TicketView,
  TunnelOdds,
  TunnelView,
} from '../wire'

/** What a session of this game holds. */
export interface TicketToRide {
  view: TicketToRidePublicView
  own: TicketToRidePrivateView
  menu: TicketToRideMenu
}
