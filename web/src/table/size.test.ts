import { expect, it } from 'vitest'
import { sizeOf } from './size.svelte'

it('changes its form at 700, 1024 and 1440 px', () => {
  expect([390, 699, 700, 1023, 1024, 1439, 1440].map(sizeOf)).toEqual(['phone', 'phone', 'tall', 'tall', 'wide', 'wide', 'desk'])
})
