// Words of the client: Fluent catalogues of locales/, loaded one language at a time, and of that the parts that are needed.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { negotiateLanguages } from '@fluent/langneg'
import words from 'wissel:words'
import type { Part } from './parts'

/** A folder of locales/: that is where the list of languages stands, for server and client. */
export type Language = string
export type Args = Record<string, FluentVariable>

/** Each language in its own words, in the order of these. */
export const LANGUAGE_NAMES: ReadonlyMap<Language, string> = new Map(
  Object.keys(words)
    .map((language): [Language, string] => [language, ownName(language)])
    .sort(([, a], [, b]) => a.localeCompare(b, 'en')),
)
export const LANGUAGES: readonly Language[] = [...LANGUAGE_NAMES.keys()]

function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

const state: { language: Language; bundle: FluentBundle | null } = $state({ language: 'en', bundle: null })

/** The best of our languages for what a person reads, in order of liking. */
export function negotiate(wanted: readonly string[]): Language {
  const [best] = negotiateLanguages(wanted, LANGUAGES, { strategy: 'lookup', defaultLocale: 'en' })
  return best ?? 'en'
}

/** A bundle of catalogues. Mistakes in them are reported and left out, so that the page still shows. */
export function makeBundle(language: string, texts: Iterable<string>): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) {
    for (const mistake of bundle.addResource(new FluentResource(text))) console.error(mistake)
  }
  return bundle
}

/** The parts that some page has asked for. */
const wanted = new Set<Part>(['first'])
/** The language that was chosen last, and the parts that the words on the page have. */
let chosen: Language | null = null
let ready: { language: Language; bundle: FluentBundle; parts: Set<Part> } | null = null

/** Adds to a bundle what is wanted, until nothing is missing. */
async function fill(made: NonNullable<typeof ready>): Promise<void> {
  const load = words[made.language]
  if (!load) throw new Error(`no catalogues for the language "${made.language}"`)
  for (;;) {
    const missing = [...wanted].filter((part) => !made.parts.has(part))
    if (missing.length === 0) return
    const texts = await Promise.all(missing.map(async (part) => [part, (await load[part]()).default] as const))
    for (const [part, text] of texts) {
      if (made.parts.has(part)) continue
      for (const mistake of made.bundle.addResource(new FluentResource(text))) console.error(mistake)
      made.parts.add(part)
    }
  }
}

/** Loads a language and turns every sentence on the page into it. */
export async function useLanguage(language: Language): Promise<void> {
  chosen = language
  const made = { language, bundle: makeBundle(language, []), parts: new Set<Part>() }
  await fill(made)
  // another one was chosen meanwhile
  if (chosen !== language) return
  ready = made
  state.bundle = made.bundle
  state.language = language
  document.documentElement.lang = language
}

/** Asks for parts of the catalogues, and waits for them where a language is in use. */
export async function needWords(...parts: Part[]): Promise<void> {
  for (const part of parts) wanted.add(part)
  if (ready) await fill(ready)
}

/** A page that is loaded when it is needed, together with its words. */
export async function withWords<Page>(page: Promise<Page>, ...parts: Part[]): Promise<Page> {
  const [loaded] = await Promise.all([page, needWords(...parts)])
  return loaded
}

export function currentLanguage(): Language {
  return state.language
}

function patternOf(id: string) {
  const [name = '', attribute] = id.split('.')
  const message = state.bundle?.getMessage(name)
  return attribute === undefined ? message?.value : message?.attributes[attribute]
}

export function has(id: string): boolean {
  return patternOf(id) != null
}

/** The sentence of a message, or of one of its attributes ("message.attribute"). An unknown id shows itself. */
export function t(id: string, args?: Args): string {
  const pattern = patternOf(id)
  if (!state.bundle || pattern == null) return id
  return state.bundle.formatPattern(pattern, args ?? null, [])
}
