import { t } from '../i18n'
import { noteText, type Scene } from './say'
import type { Line } from './story'
import { names, shareName, signed } from './words'

/** A line of the log as one sentence. */
export function lineText(line: Line, scene: Scene): string {
  if (line.kind === 'note') return noteText(line.event, scene)
  const name = scene.nameOf(line.seat)
  if (line.kind === 'trade') {
    return t('pc-log-traded', { name, give: shareName(line.company, 1), take: shareName(line.take ?? '', line.count), count: line.count })
  }
  const cities = line.placed.filter(({ points }) => points > 0).map(({ hex, points }) => `${scene.hexes.get(hex)?.name ?? hex} ${signed(points)}`)
  const built = t(line.finished ? 'pc-log-built' : 'pc-log-building', { name, company: names(line.company).company, count: line.placed.length })
  return [built, ...cities].join(', ')
}
