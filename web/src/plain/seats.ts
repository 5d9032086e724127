import type { TableSession } from '../app/session.svelte'
import { t } from '../i18n'
import { isAway } from '../table/people'
import type { TableInfo } from '../wire'

/** What there is to say about who sits there: you, computer, away, start player, to move. */
export function seatTags(session: TableSession, table: TableInfo, seat: number, { toMove, start }: { toMove: boolean; start: number }): string[] {
  const info = table.seats.find((one) => one.seat === seat)
  if (!info) return []
  return [
    ...(toMove ? [t('table-to-move')] : []),
    ...(seat === session.seat ? [t('table-you')] : []),
    ...(info.stands_in ? [t('table-stand-in', { name: info.name ?? '' })] : info.bot !== null ? [t('table-computer')] : info.program ? [t('token-program')] : []),
    ...(isAway(info) ? [t('table-away')] : []),
    ...(seat === start ? [t('table-start-player')] : []),
  ]
}
