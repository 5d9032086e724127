import type { Happened } from '../wire'
import type { PublicView } from './wire'
import { spread } from './words'

/** How long a card takes to turn over, and the pause after it, in ms. */
export const REVEAL_TIME = 300
export const REVEAL_GAP = 250
/** How long the outcome stands before the game goes on. */
const REVEAL_REST = 900

/** A tunnel as it is shown to all: what was laid down, what was turned over, what is due. */
export interface Trial {
  seat: number
  route: string
  laid: readonly string[]
  turned: readonly { card: string; costs: boolean }[]
  due: number
  /** The cards turn over now. */
  playing: boolean
}

/** The tunnel that was tried in these events; null if none was. */
export function trialIn(events: readonly Happened['event'][]): Trial | null {
  const tried = events.find((event) => event.type === 'TunnelTried')
  if (!tried) return null
  const turned = events.flatMap((event) => (event.type === 'TunnelCardRevealed' ? [{ card: event.card, costs: event.costs }] : []))
  return { seat: tried.seat, route: tried.route, laid: tried.cards, turned, due: turned.filter(({ costs }) => costs).length, playing: true }
}

/** The tunnel that waits for an answer, its cards in the order of the map. */
export function trialOf(view: PublicView | null, cards: readonly string[]): Trial | null {
  if (!view?.tunnel) return null
  const { route, colour, laid, turned, due } = view.tunnel
  const costs = (card: string): boolean => card === cards.at(-1) || card === colour
  return {
    seat: view.seat, route, due, playing: false, laid: spread(laid, cards),
    turned: spread(turned, cards).map((card) => ({ card, costs: costs(card) })),
  }
}

export function trialTime(trial: Trial): number {
  return trial.turned.length * (REVEAL_TIME + REVEAL_GAP) + REVEAL_REST
}
