import { expect, test } from 'vitest'
import { pieces } from './marked'

test('marked words are cut out of a sentence, with what explains them', () => {
  expect(pieces('Each [share](pc-share) counts, up to the [limit](pc-limit).')).toEqual([
    { text: 'Each ' },
    { text: 'share', word: 'pc-share' },
    { text: ' counts, up to the ' },
    { text: 'limit', word: 'pc-limit' },
    { text: '.' },
  ])
  expect(pieces('[Share](pc-share)')).toEqual([{ text: 'Share', word: 'pc-share' }])
})

test('brackets that mark nothing stay', () => {
  expect(pieces('a [b] (c)')).toEqual([{ text: 'a [b] (c)' }])
})
