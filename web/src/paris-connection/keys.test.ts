import { expect, it } from 'vitest'
import { keyAct } from './keys'

const press = (key: string, more: Partial<Parameters<typeof keyAct>[0]> = {}) =>
  keyAct({ key, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, ...more })

it('chooses companies by digit and acts by letter, in either case', () => {
  expect(press('1')).toBe(0)
  expect(press('6')).toBe(5)
  expect(press('F')).toBe('finish')
  expect(press('u')).toBe('back')
  expect(press('Backspace')).toBe('back')
})

it('leaves other keys, and those of the browser, alone', () => {
  expect(press('7')).toBeNull()
  expect(press('f', { ctrlKey: true })).toBeNull()
  expect(press('Escape', { defaultPrevented: true })).toBeNull()
  expect(keyAct({ key: 'f', ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false }, true)).toBeNull()
})
