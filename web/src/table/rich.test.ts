import { expect, it } from 'vitest'
import { parts, slot } from './rich'

it('cuts a sentence at its slots and keeps their order', () => {
  expect(parts(`Aiko gave ${slot('give')} for 2 ${slot('take')}`)).toEqual([
    { text: 'Aiko gave ' }, { slot: 'give' }, { text: ' for 2 ' }, { slot: 'take' },
  ])
})

it('drops the marks of direction that Fluent puts around an argument', () => {
  expect(parts(`\u2068${slot('name')}\u2069 builds`)).toEqual([{ slot: 'name' }, { text: ' builds' }])
})

it('leaves a sentence without slots whole', () => {
  expect(parts('The game is over.')).toEqual([{ text: 'The game is over.' }])
})
