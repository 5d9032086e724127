/** What a key asks for at this table; a number is a place of the face-up row, from 1. */
export type KeyAct = number | 'blind' | 'tickets' | 'claim' | 'station' | 'way' | 'escape' | 'help'

const KEYS: Readonly<Record<string, KeyAct>> = {
  d: 'blind',
  t: 'tickets',
  c: 'claim',
  s: 'station',
  w: 'way',
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
  if (/^[1-5]$/.test(event.key)) return Number(event.key)
  return KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null
}
