// A table waits for somebody whose eyes are elsewhere: the icon of the page, the badge of the installed app, a sound.

import { settings } from '../settings/settings.svelte'
import { chime } from './sound'

const ICON = '/favicon.svg'
const ICON_TURN = '/favicon-turn.svg'

export interface Signs {
  /** How many tables wait. */
  count: (tables: number) => void
  sound: () => void
}

const browserSigns: Signs = {
  count: (tables) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')) link.href = tables > 0 ? ICON_TURN : ICON
    // Installed apps only, and not in every browser, whatever the types say.
    if ('setAppBadge' in navigator) void navigator.setAppBadge(tables).catch(() => undefined)
  },
  sound: () => {
    if (settings.kept.sound) void chime()
  },
}

export class TurnSigns {
  readonly #signs: Signs
  #waiting: ReadonlySet<string> | null = null

  constructor(signs: Signs = browserSigns) {
    this.#signs = signs
  }

  /** Takes in which tables wait for me now. */
  update(tables: readonly string[]): void {
    const before = this.#waiting
    this.#waiting = new Set(tables)
    if (before?.size !== tables.length) this.#signs.count(tables.length)
    // Whoever comes to the page sees what waited before.
    if (before && tables.some((table) => !before.has(table))) this.#signs.sound()
  }
}
