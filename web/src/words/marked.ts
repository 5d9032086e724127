// Sentences in which words are explained: `each [share](pc-share) counts` marks "share", which `word-pc-share` explains.

/** `after`: the signs that close the word and may not begin a line without it. */
export type Piece = { text: string } | { text: string; word: string; after: string }

const MARK = /\[([^\]]+)\]\(([a-z][a-z-]*)\)([\u00a0\u202f]?[.,;:!?…)»”’]*)/g

export function pieces(sentence: string): Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const match of sentence.matchAll(MARK)) {
    const [whole, text = '', word = '', after = ''] = match
    if (match.index > from) found.push({ text: sentence.slice(from, match.index) })
    found.push({ text, word, after })
    from = match.index + whole.length
  }
  if (from < sentence.length) found.push({ text: sentence.slice(from) })
  return found
}

/** Few letters may follow a name: plurals and cases of our languages, but not another word. */
const ENDING = '(?:s|es|e|n|en|er|x)?'

/**
 * Marks in a sentence each word by its name, where it stands first. `left`: names in lower case and the words that they
 * lead to, those that still have to be marked; what was marked is taken out of it.
 */
export function marking(sentence: string, left: Map<string, string>): string {
  const found = [...left].flatMap(([name, word]) => {
    const match = new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${ENDING}(?!\\p{L})`, 'iu').exec(sentence)
    return match ? [{ name, word, at: match.index, text: match[0] }] : []
  })
  let [marked, from] = ['', 0]
  for (const { name, word, at, text } of found.sort((a, b) => a.at - b.at || b.text.length - a.text.length)) {
    if (at < from) continue
    marked += `${sentence.slice(from, at)}[${text}](${word})`
    from = at + text.length
    left.delete(name)
  }
  return marked + sentence.slice(from)
}
