import { t } from '../i18n'
import type { Happened } from '../wire'
import { stopReason, tableNote } from '../table/notes'
import type { Rails } from './map'
import { cardsName, cardsText } from './words'

type Event = Happened['event']

/** What sentences about a game need to know: places and names. */
export interface Scene {
  rails: Rails
  nameOf: (seat: number) => string
}

/** Lines of the log that are no turns. */
export function noteText(event: Event, { nameOf }: Scene): string {
  switch (event.type) {
    case 'FirstSeatDrawn': return t('ttr-log-starts', { name: nameOf(event.seat) })
    case 'AllChosen': return t('ttr-log-chosen')
    case 'RowRedealt': return t('ttr-log-redealt')
    case 'DeckShuffled': return t('ttr-log-shuffled')
    case 'LastRoundBegan': return t('ttr-log-last-round', { name: nameOf(event.seat) })
    case 'GameScored': return endReason(event.reason)
    default: return tableNote(event, nameOf)
  }
}

/** Why the game ended. */
export function endReason(reason: string): string {
  return stopReason(reason) ?? t(`ttr-end-reason-${reason}`)
}

/** An event in words for those who listen; empty where nothing needs saying. */
export function sayEvent(event: Event, scene: Scene, mySeat: number | null): string {
  const { rails, nameOf } = scene
  switch (event.type) {
    case 'TurnOpened':
      return event.seat === mySeat ? t('ttr-say-your-turn') : t('ttr-say-turn', { name: nameOf(event.seat) })
    case 'FaceUpTaken':
      return t('ttr-say-took', { name: nameOf(event.seat), cards: cardsName(event.card, 1) })
    case 'BlindDrawn':
      return event.seat === mySeat ? '' : t('ttr-say-blind', { name: nameOf(event.seat) })
    case 'CardDrawn':
      return t('ttr-say-drew', { cards: cardsName(event.card, 1) })
    case 'RowFilled':
      return t('ttr-say-filled', { place: event.place, cards: cardsName(event.card, 1) })
    case 'RouteClaimed':
      return t('ttr-say-claimed', { name: nameOf(event.seat), route: rails.routeName(event.route), points: event.points })
    case 'TunnelTried':
      return t('ttr-say-tried', { name: nameOf(event.seat), route: rails.routeName(event.route), cards: cardsText(event.cards) })
    case 'TunnelCardRevealed':
      return t('ttr-say-turned', { cards: cardsName(event.card, 1), costs: event.costs ? 1 : 0 })
    case 'TunnelAsks':
      return t('ttr-say-asks', { due: event.due })
    case 'TunnelPaid':
      return t('ttr-say-paid', { name: nameOf(event.seat), cards: cardsText(event.cards) })
    case 'TunnelDeclined':
      return t('ttr-say-declined', { name: nameOf(event.seat), route: rails.routeName(event.route) })
    case 'StationBuilt':
      return t('ttr-say-station', { name: nameOf(event.seat), city: rails.city(event.city) })
    case 'TicketsDrawn':
      return t('ttr-say-tickets', { name: nameOf(event.seat), count: event.count })
    case 'TicketsKept':
      return t('ttr-say-kept', { name: nameOf(event.seat), count: event.count })
    case 'FirstTicketsChosen':
      return t('ttr-say-chosen', { name: nameOf(event.seat) })
    case 'Passed':
      return t('ttr-say-passed', { name: nameOf(event.seat) })
    default:
      return noteText(event, scene)
  }
}
