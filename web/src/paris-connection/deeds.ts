import type { BoardHex } from '../board/types'
import { t } from '../i18n'
import { names, shareName } from './words'

/** An action in words: `place red lille`, `trade red blue 2`, `finish`. */
export function parisDeed(action: string, hexes: ReadonlyMap<string, BoardHex>): string {
  const [word, company = '', place = '', number = '1'] = action.split(' ')
  if (word === 'place') {
    const name = hexes.get(place)?.name
    return name === undefined ? t('review-pc-place-rural', { ...names(company), id: place }) : t('review-pc-place', { ...names(company), hex: name })
  }
  if (word === 'trade') {
    const count = Number(number)
    return t('review-pc-trade', { give: shareName(company, 1), take: shareName(place, count), count })
  }
  return t('review-pc-finish')
}

/** Where on the map an action does something; null for nowhere. */
export function hexOf(action: string): string | null {
  const [word, , hex] = action.split(' ')
  return word === 'place' ? (hex ?? null) : null
}
