import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], { query: '?raw', import: 'default', eager: true })

test('names and chat can only become text: no source makes HTML from a string', () => {
  const found = Object.entries(sources)
    .filter(([, text]) => /\{@html\b|\.(?:inner|outer)HTML\s*[+]?=|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|document\.write|srcdoc|\beval\(|new Function\(/.test(text))
    .map(([file]) => file)
  expect(Object.keys(sources).length).toBeGreaterThan(20)
  expect(found).toEqual([])
})

test('no source writes style attributes, which the content security policy blocks', () => {
  const found = Object.entries(sources)
    .filter(([file, text]) => file.endsWith('.svelte') && /<[a-z][^>]*\sstyle=["'{]/i.test(text.replace(/<script[\s\S]*?<\/script>/g, '')))
    .map(([file]) => file)
  expect(found).toEqual([])
})
