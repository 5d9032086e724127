import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { marking, pieces } from './marked'
import { WORDS } from './words'

test('marked words are cut out of a sentence, with what explains them', () => {
  expect(pieces('Each [share](pc-share) counts, up to the [limit](pc-limit).')).toEqual([
    { text: 'Each ' },
    { text: 'share', word: 'pc-share', after: '' },
    { text: ' counts, up to the ' },
    { text: 'limit', word: 'pc-limit', after: '.' },
  ])
  expect(pieces('[Share](pc-share)')).toEqual([{ text: 'Share', word: 'pc-share', after: '' }])
})

test('brackets that mark nothing stay', () => {
  expect(pieces('a [b] (c)')).toEqual([{ text: 'a [b] (c)' }])
})

test('words are marked by their names once, in plurals too, but not within other words', () => {
  const left = new Map([['share', 'pc-share'], ['start hex', 'pc-station'], ['value', 'pc-value']])
  expect(marking('Shareholders take shares; each share has its value.', left)).toBe(
    'Shareholders take [shares](pc-share); each share has its [value](pc-value).',
  )
  expect([...left.keys()]).toEqual(['start hex'])
  expect(marking('One share on a start hex.', left)).toBe('One share on a [start hex](pc-station).')
})

const locales = fileURLToPath(new URL('../../../locales', import.meta.url))
const explained: readonly string[] = Object.values(WORDS).flat()

test.each(readdirSync(locales))('in %s every marked word is one that is explained, with its name before a colon', (language) => {
  const texts = readdirSync(`${locales}/${language}`).map((file) => readFileSync(`${locales}/${language}/${file}`, 'utf8')).join('\n')
  const marked = [...texts.matchAll(/\]\(((?:pc|ttr)-[a-z-]+)\)/g)].map((found) => found[1] ?? '')
  expect(marked.length).toBeGreaterThan(20)
  expect(marked.filter((word) => !explained.includes(word))).toEqual([])
  for (const word of explained) expect(texts).toMatch(new RegExp(`^word-${word} = [^:.]+?\\s?: .+\\.$`, 'm'))
})
