import { listed, t } from '../i18n'
import type { Selection } from '../rail-map/types'
import type { Rails } from './map'
import { cardsName, cardsText } from './words'

/** An action in words, as its notation names it; `row`: the open cards then, where they are known. */
export function railDeed(action: string, rails: Rails, row: readonly (string | null)[]): string {
  const [word = '', name = '', ...cards] = action.split(' ')
  switch (word) {
    case 'face': {
      const card = row[Number(name) - 1]
      return card ? t('review-ttr-face', { cards: cardsName(card, 1) }) : t('review-ttr-face-place', { place: name })
    }
    case 'claim': return t('review-ttr-claim', { route: rails.routeName(name), cards: cardsText(cards) })
    case 'station': return t('review-ttr-station', { city: rails.city(name), cards: cardsText(cards) })
    case 'keep': return t('review-ttr-keep', { tickets: listed([name, ...cards].map((ticket) => rails.ticketName(ticket))) })
    case 'pay': return t('review-ttr-pay', { cards: cardsText([name, ...cards]) })
    default: return t(`review-ttr-${word}`)
  }
}

/** Where on the map an action does something; null for nowhere. */
export function placeOf(action: string): Selection | null {
  const [word, id = ''] = action.split(' ')
  if (word === 'claim') return { kind: 'route', id }
  return word === 'station' ? { kind: 'city', id } : null
}
