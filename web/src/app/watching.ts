// Who may watch a game, in words and as it is sent: minutes, or null for nobody.

import { t } from '../i18n'

/** What is offered when a table is opened. */
export const WATCHING: readonly (number | null)[] = [0, 5, 15, null]

export function watchingText(after: number | null): string {
  if (after === null) return t('watching-nobody')
  return after === 0 ? t('watching-now') : t('watching-later', { minutes: after })
}
