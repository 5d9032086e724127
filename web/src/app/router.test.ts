import { expect, test, vi } from 'vitest'

vi.stubGlobal('location', new URL('http://wissel.test/'))
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('scrollTo', () => undefined)
vi.stubGlobal('history', {
  pushState: (_state: unknown, _title: string, path: string) => {
    vi.stubGlobal('location', new URL(path, location.href))
  },
})
vi.stubGlobal('Element', class {})
const { parsePath, router } = await import('./router.svelte')

/** A click on a link; answers whether the router took it. */
function click(href: string, changes: Partial<MouseEvent> = {}, link: Record<string, unknown> = {}): boolean {
  const target = Object.assign(new Element(), {
    closest: () => Object.assign(new URL(href, location.href), { target: '', hasAttribute: () => false }, link),
  })
  let taken = false
  const event = { button: 0, target, preventDefault: () => (taken = true), ...changes }
  router.followLink(event as unknown as MouseEvent)
  return taken
}

test.each([
  ['/ladder', { page: 'ladder' }],
  ['/people/abc2', { page: 'profile', id: 'abc2' }],
  ['/people/abc2/against/bot:search:ms=800', { page: 'against', id: 'abc2', other: 'bot:search:ms=800' }],
  ['/', { page: 'lobby' }],
  ['/t/ab12', { page: 'table', id: 'ab12', plain: false }],
  ['/t/ab12/', { page: 'table', id: 'ab12', plain: false }],
  ['/t/ab12/plain', { page: 'table', id: 'ab12', plain: true }],
  ['/t/ab12/check', { page: 'check', id: 'ab12' }],
  ['/i/k7m2qp3x', { page: 'invite', code: 'k7m2qp3x' }],
  ['/learn', { page: 'learn', game: null }],
  ['/learn/paris-connection', { page: 'learn', game: 'paris-connection' }],
  ['/rules', { page: 'rules', game: null }],
  ['/rules/ticket-to-ride-europe', { page: 'rules', game: 'ticket-to-ride-europe' }],
  ['/rulesx', { page: 'unknown' }],
  ['/t/', { page: 'unknown' }],
  ['/t/a/b', { page: 'unknown' }],
  ['/t/a%2fb', { page: 'unknown' }],
  ['/t/abc/hand', { page: 'hand', id: 'abc' }],
  ['/m/k7m2qp3x/abc', { page: 'move', code: 'k7m2qp3x', table: 'abc' }],
  ['/t/abc/screen', { page: 'screen', id: 'abc' }],
])('%s shows its page', (path, route) => {
  expect(parsePath(path)).toEqual(route)
})

test('a click on a link of ours shows its page without loading anew', () => {
  expect(click('/t/ab12')).toBe(true)
  expect(router.route).toEqual({ page: 'table', id: 'ab12', plain: false })
  expect(location.pathname).toBe('/t/ab12')
})

test.each([
  ['another site', 'https://elsewhere.test/', {}, {}],
  ['a file of the server', '/api/tables/ab12/export', {}, {}],
  ['a place on the same page', '#content', {}, {}],
  ['a new tab by key', '/rules', { ctrlKey: true }, {}],
  ['a new tab by the middle button', '/rules', { button: 1 }, {}],
  ['a link with a target', '/rules', {}, { target: '_blank' }],
  ['a download', '/rules', {}, { hasAttribute: () => true }],
])('%s is left to the browser', (_what, href, changes, link) => {
  expect(click(href, changes, link)).toBe(false)
})
