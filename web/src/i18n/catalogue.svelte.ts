// Words of the client: Fluent catalogues of locales/, loaded one language at a time.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { negotiateLanguages } from '@fluent/langneg'

/** A folder of locales/: that is where the list of languages stands, for server and client. */
export type Language = string
export type Args = Record<string, FluentVariable>

const catalogues = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: Record<string, string> }>('./languages/*.ts')).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1, -3), load]),
)

/** Each language in its own words, in the order of these. */
export const LANGUAGE_NAMES: ReadonlyMap<Language, string> = new Map(
  Object.keys(catalogues)
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

/** Loads a language and turns every sentence on the page into it. */
export async function useLanguage(language: Language): Promise<void> {
  const load = catalogues[language]
  if (!load) throw new Error(`no catalogues for the language "${language}"`)
  const { default: texts } = await load()
  state.bundle = makeBundle(language, Object.values(texts))
  state.language = language
  document.documentElement.lang = language
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
