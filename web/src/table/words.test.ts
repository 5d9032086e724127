import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const files = import.meta.glob<string>('../../../locales/*/{table,paris-connection}.ftl', { query: '?raw', import: 'default', eager: true })
const languages = [...new Set(Object.keys(files).map((path) => path.split('/').at(-2) ?? ''))]

function bundle(language: string): { bundle: FluentBundle; ids: string[]; mistakes: Error[] } {
  const made = new FluentBundle(language, { useIsolating: false })
  const mistakes: Error[] = []
  const ids: string[] = []
  for (const [path, text] of Object.entries(files)) {
    if (!path.includes(`/${language}/`)) continue
    mistakes.push(...made.addResource(new FluentResource(text)))
    ids.push(...[...text.matchAll(/^([a-z][\w-]*) =/gim)].map(([, id = '']) => `${path.split('/').at(-1)} ${id}`))
  }
  return { bundle: made, ids: ids.sort(), mistakes }
}

function say(language: string, id: string, args: Record<string, string | number>): string {
  const { bundle: words } = bundle(language)
  const pattern = words.getMessage(id)?.value
  return pattern ? words.formatPattern(pattern, args, []) : id
}

describe('the words of the table', () => {
  it('have the same messages in every language', () => {
    const english = bundle('en')
    expect(languages.length).toBeGreaterThan(4)
    for (const language of languages) {
      expect(bundle(language).mistakes).toEqual([])
      expect(bundle(language).ids).toEqual(english.ids)
    }
  })

  it('name the company of a problem, given by its id', () => {
    const args = { company: 'brown' }
    expect(say('en', 'problem-CUTS_OFF', args)).toContain('brown')
    expect(say('nl', 'problem-CUTS_OFF', args)).toContain('bruin')
    expect(say('es', 'problem-CUTS_OFF', args)).toContain('marrón')
    expect(say('fr', 'problem-CUTS_OFF', args)).toContain('marron')
    expect(say('de', 'problem-CUTS_OFF', args)).toContain('Braun')
    expect(say('nl', 'problem-NO_SUPPLY', args)).toMatch(/^Bruin /)
  })

  it('count', () => {
    expect(say('es', 'pc-finish-with', { count: 1 })).toBe('Terminar con una')
    expect(say('nl', 'pc-finish-with', { count: 2 })).toBe('Afronden met twee')
    expect(say('en', 'pc-hex-points', { name: 'Lille', points: 1 })).toBe('Lille, 1 point')
    expect(say('fr', 'table-turns-until', { turns: 1 })).toBe('Encore 1 tour avant le tien.')
    expect(say('de', 'table-turns-until', { turns: 2 })).toBe('Noch 2 Züge, dann bist du dran.')
  })
})
