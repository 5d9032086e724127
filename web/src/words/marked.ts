// Sentences in which words are explained: `each [share](pc-share) counts` marks "share", which `word-pc-share` explains.

export type Piece = { text: string } | { text: string; word: string }

const MARK = /\[([^\]]+)\]\(([a-z][a-z-]*)\)/g

export function pieces(sentence: string): Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const match of sentence.matchAll(MARK)) {
    const [whole, text = '', word = ''] = match
    if (match.index > from) found.push({ text: sentence.slice(from, match.index) })
    found.push({ text, word })
    from = match.index + whole.length
  }
  if (from < sentence.length) found.push({ text: sentence.slice(from) })
  return found
}
