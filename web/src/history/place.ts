// The address of a moment: /t/ID?at=SEQ, with &seat=N where it is seen by the eyes of a seat.

export interface Place {
  at: number
  seat: number | null
}

const WHOLE = /^\d{1,9}$/

function whole(text: string | null): number | null {
  return text !== null && WHOLE.test(text) ? Number(text) : null
}

/** The moment that a query names; null for none. */
export function placeOf(search: string): Place | null {
  const query = new URLSearchParams(search)
  const at = whole(query.get('at'))
  return at === null ? null : { at, seat: whole(query.get('seat')) }
}

export function pathOf(table: string, place: Place | null): string {
  const path = `/t/${table}`
  if (!place) return path
  return `${path}?at=${place.at}${place.seat === null ? '' : `&seat=${place.seat}`}`
}
