import type { BoardHex } from '../board/types'
import { t } from '../i18n'
import type { Happened } from '../wire'
import { stopReason, tableNote } from '../table/notes'
import { names, shareName } from './words'

type Event = Happened['event']

/** What sentences about a game need to know: places and names. */
export interface Scene {
  hexes: ReadonlyMap<string, BoardHex>
  /** The hex that ends the game (R3.1). */
  endHex: string
  nameOf: (seat: number) => string
}

/** Lines of the log that are no turns. */
export function noteText(event: Event, scene: Scene): string {
  const { nameOf } = scene
  switch (event.type) {
    case 'StartsDrawn': return t('pc-log-stations')
    case 'SharesDealt': return t('pc-log-dealt', { count: event.each })
    case 'StartSeatDrawn': return t('pc-log-starts', { name: nameOf(event.seat) })
    case 'GameEnded': return endReason(event.reason, scene)
    default: return tableNote(event, nameOf)
  }
}

/** Why the game ended. */
export function endReason(reason: string, { hexes, endHex }: Scene): string {
  return stopReason(reason) ?? t(`pc-end-reason-${reason}`, { hex: hexes.get(endHex)?.name ?? endHex })
}

/** An event in words for those who listen; empty where nothing needs saying. */
export function sayEvent(event: Event, scene: Scene, mySeat: number | null): string {
  const { hexes, nameOf } = scene
  switch (event.type) {
    case 'TurnBegan':
      return event.seat === mySeat ? t('pc-say-your-turn') : t('pc-say-turn', { name: nameOf(event.seat) })
    case 'Placed': {
      const hex = hexes.get(event.hex)
      // what others lay through the countryside changes no value: the end of their build is told
      if (hex?.kind !== 'city' && event.seat !== mySeat) return ''
      const args = { ...names(event.company), name: nameOf(event.seat), value: event.value, hex: hex?.name ?? '' }
      return t(hex?.kind === 'city' ? 'pc-say-placed' : 'pc-say-placed-rural', args)
    }
    case 'BuildFinished':
      return t('pc-say-built', { ...names(event.company), name: nameOf(event.seat), value: event.value })
    case 'Traded':
      return t('pc-say-traded', { name: nameOf(event.seat), give: shareName(event.give, 1), take: shareName(event.take, event.count), count: event.count })
    case 'TakenBack':
      return t('pc-say-back', { name: nameOf(event.seat) })
    case 'HandDealt':
    case 'SharesDealt':
    case 'StartsDrawn':
      return ''
    default:
      return noteText(event, scene)
  }
}
