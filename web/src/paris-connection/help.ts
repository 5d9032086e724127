import { t } from '../i18n'
import type { KeyHelp } from '../table/HelpDialog.svelte'

const KEYS: readonly [readonly string[], string][] = [
  [['1', '6'], 'companies'],
  [['←', '↑', '→', '↓'], 'arrows'],
  [['Enter'], 'enter'],
  [['F'], 'finish'],
  [['U', '⌫'], 'back'],
  [['T'], 'trade'],
  [['H'], 'history'],
  [['N'], 'next'],
  [['Esc'], 'escape'],
  [['?'], 'help'],
]

/** The keys of this table, in words. */
export const keyHelp = (): KeyHelp[] => KEYS.map(([marks, what]) => ({ marks, text: t(what === 'history' ? 'history-help-key' : `table-help-${what}`), range: what === 'companies' }))
