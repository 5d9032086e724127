// What was drawn, in words.

import { has, t } from '../i18n'
import { type ColourName, COLOURS } from '../look/colours'
import type { AnyDrawMap } from './verify'

const LOCOMOTIVE = 'locomotive'

/** The colour that an outcome names, for its mark. */
export function colourIn(text: string): ColourName | null {
  const [kind, ...words] = text.split(' ')
  if (kind === 'long' || kind === 'regular' || kind === 'offer') return null
  if (words.includes(LOCOMOTIVE)) return 'loco'
  return words.find((word): word is ColourName => word in COLOURS) ?? null
}

export function drawWords(text: string, names: readonly string[], rules: AnyDrawMap): string {
  const [kind = '', first = '', second = ''] = text.split(' ')
  const name = names[Number(first)] ?? first
  if (kind === 'first') return t('check-first', { name })
  if ('routes' in rules) {
    const card = (id: string): string => (has(`ttr-cards-${id}`) ? t(`ttr-cards-${id}`, { count: 1 }) : id)
    if (kind === 'card') return t('check-card', { name, card: card(second) })
    if (kind === 'fill') return t('check-fill', { place: first, card: card(second) })
    if (kind === 'draw') return t('check-draw-card', { card: card(first) })
    if (kind === 'reveal') return t('check-reveal', { card: card(first) })
    if (kind === 'long' || kind === 'regular') return t('check-ticket', { name, ticket: ticketName(second, rules) })
    return kind === 'offer' ? t('check-offer', { ticket: ticketName(first, rules) }) : text
  }
  const company = (id: string): string => (has(`company-${id}`) ? t(`company-${id}`) : id)
  if (kind === 'start') return t('check-start', { company: company(first), place: rules.hexes.find(({ id }) => id === second)?.name ?? second })
  return kind === 'share' ? t('check-share', { name, company: company(second) }) : text
}

function ticketName(id: string, rules: Extract<AnyDrawMap, { routes: unknown }>): string {
  const ticket = rules.tickets.find((one) => one.id === id)
  const city = (wanted: string): string => rules.cities.find((one) => one.id === wanted)?.name ?? wanted
  return ticket ? `${city(ticket.a)} – ${city(ticket.b)}` : id
}
