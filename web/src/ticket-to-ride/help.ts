import { t } from '../i18n'
import type { KeyHelp } from '../table/HelpDialog.svelte'

const KEYS: readonly [readonly string[], string][] = [
  [['1', '5'], 'row'],
  [['D'], 'deck'],
  [['C'], 'claim'],
  [['T'], 'tickets'],
  [['S'], 'station'],
  [['W'], 'ways'],
  [['←', '↑', '→', '↓'], 'arrows'],
  [['Enter'], 'enter'],
  [['H'], 'history'],
  [['N'], 'next'],
  [['Esc'], 'escape'],
  [['?'], 'help'],
]

/** The keys of this table, in words. */
export const keyHelp = (): KeyHelp[] => KEYS.map(([marks, what]) => ({ marks, text: t(what === 'history' ? 'history-help-key' : `ttr-help-${what}`), range: what === 'row' }))
