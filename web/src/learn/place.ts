// How far somebody is in a lesson, kept in this browser: of the last table that was learned at. -1: the guide was left.

import type { Place } from './lesson'

const KEY = 'wissel-lesson'

interface Kept extends Place {
  table: string
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' && value !== null && 'table' in value && typeof value.table === 'string' &&
    'at' in value && Number.isInteger(value.at) && 'seq' in value && Number.isInteger(value.seq)
  )
}

export function keptPlace(table: string): Place | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isKept(kept) && kept.table === table ? { at: kept.at, seq: kept.seq } : null
  } catch {
    // No storage, or not ours: the lesson begins at its beginning.
    return null
  }
}

export function keepPlace(table: string, place: Place): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ table, ...place } satisfies Kept))
  } catch (error) {
    // Storage is full or forbidden: the place holds for this visit.
    if (!(error instanceof DOMException)) throw error
  }
}
