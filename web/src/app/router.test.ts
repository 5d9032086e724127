import { expect, test, vi } from 'vitest'

vi.stubGlobal('location', new URL('http://wissel.test/'))
vi.stubGlobal('addEventListener', () => undefined)
const { parsePath } = await import('./router.svelte')

test.each([
  ['/', { page: 'lobby' }],
  ['/t/ab12', { page: 'table', id: 'ab12' }],
  ['/t/ab12/', { page: 'table', id: 'ab12' }],
  ['/t/ab12/check', { page: 'check', id: 'ab12' }],
  ['/i/k7m2qp3x', { page: 'invite', code: 'k7m2qp3x' }],
  ['/rules', { page: 'rules' }],
  ['/rulesx', { page: 'unknown' }],
  ['/t/', { page: 'unknown' }],
  ['/t/a/b', { page: 'unknown' }],
  ['/t/a%2fb', { page: 'unknown' }],
])('%s shows its page', (path, route) => {
  expect(parsePath(path)).toEqual(route)
})
