// A page says nothing whose catalogue it does not load: walks from page to page as the browser does.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Part, PARTS } from './parts'

const src = fileURLToPath(new URL('..', import.meta.url))
const english = fileURLToPath(new URL('../../../locales/en', import.meta.url))

/** Pages that ask the words of either game, but only of the one that is played at the table, whose words are there. */
const OF_ITS_GAME = new Set(['review/ReviewPanel.svelte', 'learn/Guide.svelte', 'paris-connection/plain/PlainParis.svelte', 'ticket-to-ride/plain/PlainRail.svelte'])
/** Why something is not possible: asked with `has` in vain, and then in the server's own words. */
const ELSEWHERE = /^(problem|named)-/

const partOf = new Map<string, Part>()
for (const [part, catalogues] of Object.entries(PARTS) as [Part, readonly string[]][]) {
  for (const name of catalogues) {
    for (const [, id = ''] of readFileSync(`${english}/${name}.ftl`, 'utf8').matchAll(/^([a-zA-Z][\w-]*) =/gm)) partOf.set(id, part)
  }
}

interface Module {
  imports: string[]
  /** Pages that are loaded when they are needed, with the parts that are loaded along. */
  pages: { page: string; parts: string[] }[]
  says: string[]
}

const modules = new Map<string, Module>()
function read(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const text = readFileSync(src + file, 'utf8')
  const at = (path: string): string[] => {
    const found = normalize(join(dirname(file), path))
    return [found, `${found}.ts`, `${found}.svelte.ts`, `${found}/index.ts`].filter((one) => /\.(ts|svelte)$/.test(one) && existsSync(src + one)).slice(0, 1)
  }
  const module: Module = {
    imports: [...text.matchAll(/^\s*(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'(\.[^']+)'/gm)].flatMap(([, path = '']) => at(path)),
    pages: [...text.matchAll(/(?<!void )import\('([^']+)'\)((?:, '[a-z-]+')*)/g)].flatMap(([, path = '', parts = '']) =>
      at(path).map((page) => ({ page, parts: [...parts.matchAll(/'([a-z-]+)'/g)].map(([, part = '']) => part) })),
    ),
    says: [
      ...[...text.matchAll(/['"`]([a-zA-Z]\w*-[\w-]*)(?:\.[\w-]+)?['"`]/g)].map(([, id = '']) => id).filter((id) => partOf.has(id)),
      ...[...text.matchAll(/`([a-zA-Z]\w*-[\w-]*)\$\{/g)].flatMap(([, begin = '']) => [...partOf.keys()].filter((id) => id.startsWith(begin))),
    ],
  }
  modules.set(file, module)
  return module
}

function within(page: string): string[] {
  const seen = [page]
  for (const file of seen) seen.push(...read(file).imports.filter((one) => !seen.includes(one)))
  return seen
}

/** Every page, with the parts that are there by whatever way one comes to it. */
const pages = new Map<string, Set<string>>([['main.ts', new Set(['first'])]])
const open = ['main.ts']
for (let page = open.pop(); page !== undefined; page = open.pop()) {
  for (const { page: next, parts } of within(page).flatMap((file) => read(file).pages)) {
    const there = new Set([...(pages.get(page) ?? []), ...parts])
    const before = pages.get(next)
    const both = before ? new Set([...before].filter((part) => there.has(part))) : there
    if (before && both.size === before.size) continue
    pages.set(next, both)
    open.push(next)
  }
}

test('all pages are found', () => {
  expect(pages.size).toBeGreaterThan(20)
  expect([...(pages.get('ticket-to-ride/RailTable.svelte') ?? [])].sort()).toEqual(['first', 'table', 'ticket-to-ride', 'words'])
})

test.each([...pages])('%s loads the words of all that it says', (page, parts) => {
  const missing = within(page).flatMap((file) =>
    read(file)
      .says.filter((id) => !ELSEWHERE.test(id) && !parts.has(partOf.get(id) ?? ''))
      .filter((id) => !(OF_ITS_GAME.has(page) && file.startsWith(`${partOf.get(id)}/`)))
      .map((id) => `${file}: ${id}, in part ${partOf.get(id)}`),
  )
  expect(missing).toEqual([])
})

test('each catalogue travels in one part, and none is forgotten but those of the server', () => {
  const listed: string[] = Object.values(PARTS).flat()
  expect(new Set(listed).size).toBe(listed.length)
  const rest = readdirSync(english).map((file) => file.replace('.ftl', '')).filter((name) => !listed.includes(name))
  expect(rest.every((name) => name === 'cards' || name.startsWith('cli'))).toBe(true)
})
