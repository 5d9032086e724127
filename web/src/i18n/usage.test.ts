// Every sentence that the client asks for stands in the English catalogues.
// That the other languages say the same, and that nothing stands there in vain, is tested for server and client together (tests/repository).

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { makeBundle } from './catalogue.svelte'

const src = fileURLToPath(new URL('..', import.meta.url))
const locales = fileURLToPath(new URL('../../../locales', import.meta.url))

const texts = readdirSync(`${locales}/en`).map((file) => readFileSync(`${locales}/en/${file}`, 'utf8'))
const english = makeBundle('en', texts)
const known = idsIn(texts.join('\n'))

function idsIn(text: string): string[] {
  return [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1] ?? '')
}

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'),
)

interface Use {
  file: string
  id: string
}

/** Arguments of t(…) and has(…) that are text: whole ids, or the fixed beginning of a composed one. */
function uses(pattern: RegExp): Use[] {
  return sources.flatMap((file) =>
    [...readFileSync(`${src}/${file}`, 'utf8').matchAll(pattern)].map((found) => ({ file, id: found[1] ?? '' })),
  )
}

test('every message that is asked for by name is there', () => {
  const asked = uses(/(?<![.\w])(?:t|has)\(\s*'([a-zA-Z][\w-]*)'/g)
  expect(asked.length).toBeGreaterThan(100)
  expect(asked.filter(({ id }) => !english.hasMessage(id))).toEqual([])
})

test('every composed name begins like some message', () => {
  const asked = uses(/(?<![.\w])(?:t|has)\(\s*`([a-zA-Z][\w-]*-)\$\{/g)
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter(({ id }) => !known.some((name) => name.startsWith(id)))).toEqual([])
})
