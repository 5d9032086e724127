import { t } from '../i18n'

/** The words of each game that are explained, by their names in the catalogues (`word-<name>`). */
export const WORDS = {
  'paris-connection': ['pc-share', 'pc-value', 'pc-supply', 'pc-trade', 'pc-limit', 'pc-barrier', 'pc-cut-off', 'pc-start-player', 'pc-station'],
  'ticket-to-ride-europe': ['ttr-route', 'ttr-ticket', 'ttr-locomotive', 'ttr-tunnel', 'ttr-ferry', 'ttr-station', 'ttr-double', 'ttr-express'],
} as const

export type Game = keyof typeof WORDS

/** What a word is called: it stands before the colon of its explanation. */
export function nameOf(word: string): string {
  return t(`word-${word}`).split(/\s?:\s/)[0] ?? ''
}
