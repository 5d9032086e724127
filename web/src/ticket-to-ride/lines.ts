import { listed, t } from '../i18n'
import { noteText, type Scene } from './say'
import type { Line, Turn } from './story'
import { cardsName, cardsText, counted } from './words'

/** A line of the log as one sentence. */
export function lineText(line: Line, scene: Scene): string {
  if (line.kind === 'note') return noteText(line.event, scene)
  const name = scene.nameOf(line.seat)
  const { route, station, tickets } = line
  if (route) {
    const where = scene.rails.routeName(route.route)
    if (route.state === 'claimed') return t('ttr-plain-claimed', { name, route: where, cards: cardsText([...route.cards, ...route.extra]), points: route.points })
    const due = route.turned.filter(({ costs }) => costs).length
    return t(route.state === 'declined' ? 'ttr-log-declined' : 'ttr-log-trying', { name, route: where, due })
  }
  if (station) return t('ttr-plain-built', { name, city: scene.rails.city(station.city), cards: cardsText(station.cards) })
  if (tickets) return tickets.kept === null ? t('ttr-log-tickets', { name, count: tickets.drawn }) : t('ttr-log-kept', { name, drawn: tickets.drawn, kept: tickets.kept })
  if (line.passed) return t('ttr-log-passed', { name })
  return t('ttr-log-drew', { name, cards: drawnText(line.drawn), count: line.drawn.length })
}

/** Open cards, my own blind ones, and how many blind ones of another. */
function drawnText(drawn: Turn['drawn']): string {
  const known = (blind: boolean): string[] => drawn.flatMap((one) => (one.card !== null && one.blind === blind ? [one.card] : []))
  const hidden = drawn.filter(({ card }) => card === null).length
  return listed([
    ...counted(known(false)).map(([card, count]) => cardsName(card, count)),
    ...counted(known(true)).map(([card, count]) => `${cardsName(card, count)} ${t('ttr-log-blind-mine')}`),
    ...(hidden > 0 ? [t('ttr-log-blind', { count: hidden })] : []),
  ])
}
