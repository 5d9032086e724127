import { beforeAll, expect, test } from 'vitest'
import { useLanguage } from '../i18n'
import { botName, botNote } from './seats'

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } })
  await useLanguage('en')
})

test('a computer player is called by its style, or else by its kind; one that we do not know by its spec', () => {
  const [level, styled, own] = ['expert', 'expert:style=trader', 'search:ms=800:style=trader'].map((spec) => [botName(spec), botNote(spec)])
  expect(styled).not.toEqual(level)
  expect(own).toEqual(styled)
  expect(styled?.every((text) => !text.includes(':'))).toBe(true)
  expect(botName('expert:ms=5')).toBe(level?.[0])
  expect(botName('expert:style=odd')).toBe(level?.[0])
  expect(botName('who:knows=1')).toBe('who:knows=1')
})
