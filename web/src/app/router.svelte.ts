// Real paths: which page an address shows, and going from one to another without loading anew.

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string; plain: boolean }
  | { page: 'screen'; id: string }
  | { page: 'hand'; id: string }
  | { page: 'check'; id: string }
  | { page: 'invite'; code: string }
  | { page: 'move'; code: string; table: string | null }
  | { page: 'learn'; game: string | null }
  | { page: 'rules'; game: string | null }
  | { page: 'mail'; act: 'confirm' | 'stop'; token: string }
  | { page: 'profile'; id: string }
  | { page: 'against'; id: string; other: string }
  | { page: 'ladder' }
  | { page: 'unknown' }

const PATTERNS: readonly [RegExp, (part: string, rest: string) => Route][] = [
  [/^\/$/, () => ({ page: 'lobby' })],
  [/^\/t\/([\w-]+)$/, (id) => ({ page: 'table', id, plain: false })],
  [/^\/t\/([\w-]+)\/plain$/, (id) => ({ page: 'table', id, plain: true })],
  [/^\/t\/([\w-]+)\/screen$/, (id) => ({ page: 'screen', id })],
  [/^\/t\/([\w-]+)\/hand$/, (id) => ({ page: 'hand', id })],
  [/^\/t\/([\w-]+)\/check$/, (id) => ({ page: 'check', id })],
  [/^\/i\/([\w-]+)$/, (code) => ({ page: 'invite', code })],
  [/^\/mail\/confirm\/([\w.-]+)$/, (token) => ({ page: 'mail', act: 'confirm', token })],
  [/^\/mail\/stop\/([\w.-]+)$/, (token) => ({ page: 'mail', act: 'stop', token })],
  [/^\/m\/([\w-]+)$/, (code) => ({ page: 'move', code, table: null })],
  [/^\/m\/([\w-]+)\/([\w-]+)$/, (code, table) => ({ page: 'move', code, table })],
  [/^\/people\/([\w-]+)$/, (id) => ({ page: 'profile', id })],
  [/^\/people\/([\w-]+)\/against\/([\w:=.,-]+)$/, (id, other) => ({ page: 'against', id, other })],
  [/^\/ladder$/, () => ({ page: 'ladder' })],
  [/^\/learn$/, () => ({ page: 'learn', game: null })],
  [/^\/learn\/([\w-]+)$/, (game) => ({ page: 'learn', game })],
  [/^\/rules$/, () => ({ page: 'rules', game: null })],
  [/^\/rules\/([\w-]+)$/, (game) => ({ page: 'rules', game })],
]

/** The page of a path; a trailing slash makes no difference. */
export function parsePath(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  for (const [pattern, make] of PATTERNS) {
    const found = pattern.exec(plain)
    if (found) return make(found[1] ?? '', found[2] ?? '')
  }
  return { page: 'unknown' }
}

class Router {
  route: Route = $state.raw(parsePath(location.pathname))
  /** Goes up with every change of page, so that focus can follow. */
  visits = $state(0)

  constructor() {
    addEventListener('popstate', () => {
      this.#show()
    })
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    scrollTo(0, 0)
    this.#show()
  }

  /** Follows a click on a link of ours; leaves all others, and those meant for a new tab, to the browser. */
  readonly followLink = (event: MouseEvent): void => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    const here = link.pathname === location.pathname
    if ((here && link.hash) || parsePath(link.pathname).page === 'unknown') return
    event.preventDefault()
    if (!here) this.go(link.pathname)
  }

  #show(): void {
    this.route = parsePath(location.pathname)
    this.visits += 1
  }
}

export const router = new Router()
