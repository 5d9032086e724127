/** What a key does at the table: a company by its place (0-based), or an act; null for all others. */
export type KeyAct = number | 'finish' | 'back' | 'trade' | 'escape' | 'help'

const KEYS: Readonly<Record<string, KeyAct>> = {
  f: 'finish',
  u: 'back',
  Backspace: 'back',
  t: 'trade',
  Escape: 'escape',
  '?': 'help',
}

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  defaultPrevented: boolean
}

/** `typing`: the key goes into a text. */
export function keyAct(event: Pressed, typing = false): KeyAct | null {
  if (typing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null
  if (/^[1-6]$/.test(event.key)) return Number(event.key) - 1
  return KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null
}
