// Why an action may be good: facts that one's own side shows, none that are guessed.

import { t } from '../i18n'
import type { BoardHex } from '../board/types'
import type { PrivateView, PublicView } from './wire'
import { names, shareName } from './words'

export interface Known {
  view: PublicView
  own: PrivateView
  hexes: ReadonlyMap<string, BoardHex>
  /** The hex that ends the game (R3.1). */
  endHex: string
}

export function parisReasons(action: string, { view, own, hexes, endHex }: Known): string[] {
  const [word, company = '', place = '', number = '1'] = action.split(' ')
  const rowOf = (id: string) => view.companies.findIndex((row) => row.company === id)
  const valueOf = (id: string): number => view.companies[rowOf(id)]?.value ?? 0
  if (word === 'place') {
    const row = rowOf(company)
    const points = hexes.get(place)?.value ?? 0
    const said = [t('hint-pc-holding', { ...names(company), mine: own.hand[row] ?? 0, others: own.held_by_others[row] ?? 0 })]
    if (points > 0) said.unshift(t('hint-pc-rises', { ...names(company), from: valueOf(company), to: valueOf(company) + points }))
    if (place === endHex) said.unshift(t('hint-pc-ends'))
    return said
  }
  if (word !== 'trade') return []
  const count = Number(number)
  const shares = own.hand.reduce((sum, held) => sum + held, 0) - 1 + count
  const said = [t('hint-pc-values', { give: shareName(company, 1), ...names(place), takeValue: valueOf(place), giveValue: valueOf(company) })]
  if (shares > view.limit) said.push(t('hint-pc-over', { shares, limit: view.limit, penalty: view.penalty }))
  return said
}
