/** Sentences with things in them that are no words: a chip of a company, a name in bold. */
export type Part = { text: string } | { slot: string }

const OPEN = '\uE000'
const CLOSE = '\uE001'
const MARKED = /\uE000([^\uE001]*)\uE001/

/** An argument for a sentence that comes back from `parts` as a slot of that name. */
export function slot(name: string): string {
  return `${OPEN}${name}${CLOSE}`
}

/** Cuts a formatted sentence at its slots. Marks of direction around a slot are dropped. */
export function parts(sentence: string): Part[] {
  const pieces = sentence.replaceAll(/[\u2068\u2069]/g, '').split(MARKED)
  return pieces
    .map((piece, index): Part => (index % 2 === 0 ? { text: piece } : { slot: piece }))
    .filter((part) => 'slot' in part || part.text !== '')
}
