import { beforeEach, expect, test, vi } from 'vitest'

// Each test loads the module anew, and with it the words of a language.
vi.setConfig({ testTimeout: 30_000 })

const listeners: ((event: { matches: boolean }) => void)[] = []
const heard = new Map<string, () => void>()
const store = new Map<string, string>()
const dataset: Record<string, string> = {}
const bars = ['light', 'dark'].map((theme) => ({ media: `(prefers-color-scheme: ${theme})`, content: '' }))

beforeEach(() => {
  vi.resetModules()
  listeners.length = 0
  store.clear()
  for (const name of Object.keys(dataset)) delete dataset[name]
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  })
  vi.stubGlobal('document', { documentElement: { dataset, lang: '' }, querySelectorAll: () => bars })
  vi.stubGlobal('navigator', { languages: ['nl-BE', 'en'] })
  vi.stubGlobal('addEventListener', (name: string, run: () => void) => heard.set(name, run))
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: (_: string, run: (event: { matches: boolean }) => void) => listeners.push(run),
  }))
})

const load = () => import('./settings.svelte')

test('the language is the first of ours that the browser asks for, until one is chosen', async () => {
  const { settings } = await load()
  expect(settings.language).toBe('nl')
  settings.change({ theme: 'dark' })
  expect(settings.language).toBe('nl')
})

test('the language follows the browser while none is chosen', async () => {
  const { settings } = await load()
  vi.stubGlobal('navigator', { languages: ['fr-CA'] })
  heard.get('languagechange')?.()
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('fr'))
  settings.change({ language: 'es' })
  vi.stubGlobal('navigator', { languages: ['de'] })
  heard.get('languagechange')?.()
  expect(settings.language).toBe('es')
})

test('choices are kept for the next visit', async () => {
  const first = await load()
  first.settings.change({ theme: 'dark', memoryAid: false })
  expect(dataset['theme']).toBe('dark')
  vi.resetModules()
  const second = await load()
  expect(second.settings.kept).toMatchObject({ theme: 'dark', memoryAid: false })
})

test('colour accessible follows the wish for more contrast until it is chosen', async () => {
  const { settings } = await load()
  expect(settings.accessible).toBe(false)
  listeners[0]?.({ matches: true })
  expect(settings.accessible).toBe(true)
  settings.change({ accessible: 'off' })
  expect(settings.accessible).toBe(false)
})

test.each(['', 'null', '[]', '{"theme":"pink","language":"xx","memoryAid":"yes"}', '{broken'])(
  'kept text that is not ours (%s) gives the defaults',
  async (text) => {
    const { parseSettings } = await load()
    expect(parseSettings(text)).toEqual({
      language: null, theme: 'auto', accessible: 'auto', memoryAid: true, askFirst: null, plain: false, sound: false,
      effects: false, volume: 1, motion: 'auto', letters: 'normal', leftHanded: false, needed: true, unseen: false,
      colour: null,
    })
  },
)

test("the browser's own bars take the colour of the chosen theme", async () => {
  const { settings } = await load()
  settings.change({ theme: 'dark' })
  expect(new Set(bars.map(({ content }) => content)).size).toBe(1)
  settings.change({ theme: 'auto' })
  expect(new Set(bars.map(({ content }) => content)).size).toBe(2)
})

test('letters, motion and the hand stand on the page for style to read, and go when the usual is chosen', async () => {
  const { settings } = await load()
  settings.change({ letters: 'large', motion: 'none', leftHanded: true })
  expect(dataset).toMatchObject({ letters: 'large', motion: 'none', hand: 'left' })
  settings.change({ letters: 'normal', motion: 'auto', leftHanded: false })
  expect(dataset).not.toHaveProperty('letters')
  expect(dataset).not.toHaveProperty('motion')
  expect(dataset).not.toHaveProperty('hand')
})
