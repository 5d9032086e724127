// The sounds of a table, where somebody wants them.
import { pace } from '../look/motion'
import { settings } from '../settings/settings.svelte'
import type { Happened } from '../wire'
import { CARD, PLACE, POINTS, roll, STATION, turned } from './sounds'
import { play, type Sound } from './synth'

type Event = Happened['event']

/** Of the events that are shown now; `wagons` says how long a route is. */
export function soundOf(events: readonly Event[], wagons: (route: string) => number = () => 0): Sound {
  const kinds = new Set(events.map(({ type }) => type))
  // the end is told by the scoring, part by part
  if (kinds.has('GameEnded') || kinds.has('GameScored')) return []
  const claimed = events.find((event) => event.type === 'RouteClaimed')
  if (claimed) return roll(wagons(claimed.route))
  if (kinds.has('StationBuilt')) return STATION
  const placed = events.find((event) => event.type === 'Placed')
  if (placed) return placed.points > 0 ? [...PLACE, ...later(POINTS, 0.16)] : PLACE
  if (kinds.has('Traded') || kinds.has('FaceUpTaken') || kinds.has('BlindDrawn') || kinds.has('TicketsKept')) return CARD
  return []
}

/** The cards of a tunnel as they turn, `every` ms one after another. */
export function soundOfTunnel(cards: readonly { costs: boolean }[], every: number): Sound {
  return cards.flatMap(({ costs }, i) => turned(costs, (i * every * pace()) / 1000))
}

function later(sound: Sound, by: number): Sound {
  return sound.map((part) => ({ ...part, at: (part.at ?? 0) + by }))
}

/** Off by default; nothing sounds on a page that nobody looks at. */
export function sounds(sound: Sound): void {
  if (!settings.kept.effects || document.hidden || sound.length === 0) return
  void play(sound, settings.kept.volume)
}
