// What is heard at a table. Short and dry, so that nobody waits for a sound.
import type { Sound } from './synth'

const BELL = [1, 0.25, 0.08]
const WOOD = [1, 0.5, 0.2]

/** Two axles over a joint of the rails. */
function joint(at: number, higher = 1): Sound {
  return [0, 0.07].flatMap((later): Sound => [
    { hertz: 190 * higher, to: 120 * higher, at: at + later, rings: 0.07, loud: 0.3, overtones: WOOD },
    { hertz: 2400 * higher, at: at + later, rings: 0.035, loud: 0.22, narrow: 2 },
  ])
}

/** The two notes of a station's gong. */
export const GONG: Sound = [
  { hertz: 659.3, rings: 1.1, loud: 0.16, overtones: BELL },
  { hertz: 523.3, at: 0.32, rings: 1.1, loud: 0.16, overtones: BELL },
]

/** A locomotive is put on the map. */
export const PLACE: Sound = joint(0)

/** Wagons roll onto a route, one after another. */
export function roll(wagons: number): Sound {
  return Array.from({ length: Math.min(8, wagons) }, (_, i) => joint(i * 0.09, 1 + i * 0.04)).flat()
}

/** Paper: a card is drawn, a share changes hands. */
export const CARD: Sound = [{ hertz: 1500, to: 5200, rings: 0.11, loud: 0.34, narrow: 0.9 }]

/** A card of a tunnel turns over; one that costs sounds lower. */
export function turned(costs: boolean, at: number): Sound {
  const knock: Sound = [{ hertz: 900, to: 3000, at, rings: 0.09, loud: 0.3, narrow: 0.9 }]
  return costs ? [...knock, { hertz: 147, to: 110, at: at + 0.12, rings: 0.4, loud: 0.3, overtones: WOOD }] : knock
}

/** A station is built: its little bell. */
export const STATION: Sound = [
  { hertz: 1318.5, rings: 0.5, loud: 0.12, overtones: BELL },
  { hertz: 1318.5, at: 0.14, rings: 0.7, loud: 0.12, overtones: BELL },
]

/** Points are written down. */
export const POINTS: Sound = [
  { hertz: 784, rings: 0.22, loud: 0.12, overtones: BELL },
  { hertz: 1046.5, at: 0.09, rings: 0.34, loud: 0.12, overtones: BELL },
]

/** The game is over: a train whistles and is answered. */
export const TERMINUS: Sound = [
  ...[466.2, 554.4, 698.5].map((hertz) => ({ hertz, to: hertz * 0.985, rings: 0.9, loud: 0.08, overtones: [1, 0.3] })),
  ...[466.2, 554.4, 698.5].map((hertz) => ({ hertz, to: hertz * 0.97, at: 0.75, rings: 1.5, loud: 0.08, overtones: [1, 0.3] })),
  { hertz: 3200, at: 0.02, rings: 0.6, loud: 0.05, narrow: 0.7 },
]
