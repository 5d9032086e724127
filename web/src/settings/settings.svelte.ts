// What this browser's person likes; kept in this browser only.

import { hand } from '../look/hand.svelte'
import type { Motion } from '../look/motion'
import { type Language, LANGUAGES, negotiate, useLanguage } from '../i18n'

import { COLOURS, type ColourName } from '../look/colours'

export type Theme = 'auto' | 'light' | 'dark'
/** auto follows what the system says about contrast. */
export type Accessible = 'auto' | 'on' | 'off'

export type Letters = 'normal' | 'large' | 'largest'
/** How loud sounds are. */
export const VOLUMES = [0.45, 1, 1.9] as const
export type Volume = (typeof VOLUMES)[number]

export interface Kept {
  /** Null: what the browser asks for. */
  language: Language | null
  theme: Theme
  accessible: Accessible
  /** Show what each player gave and took, at tables that allow it. */
  memoryAid: boolean
  /** A sound when a table begins to wait for me. */
  sound: boolean
  /** Sounds of what happens at a table. */
  effects: boolean
  volume: Volume
  motion: Motion
  letters: Letters
  /** What the stronger hand does lies at the left. */
  leftHanded: boolean
  /** Which cards the missing ways of my tickets need. */
  needed: boolean
  /** How many cards of each kind have not been seen. */
  unseen: boolean
  /** Tables as plain HTML instead of a drawn map. */
  plain: boolean
  /** Ask before one click or key ends a turn or draws. Null: where fingers point. */
  askFirst: boolean | null
  /** The colour that I like to play with, where seats have colours; null: whichever is left. */
  colour: ColourName | null
}

const KEY = 'wissel-settings'
/** The enamel of the sign, for the bars that the browser draws around the page (index.html has the same). */
const SIGN = { light: '#17386B', dark: '#12305F' } as const
const DEFAULTS: Kept = {
  language: null, theme: 'auto', accessible: 'auto', memoryAid: true, askFirst: null, plain: false, sound: false,
  effects: false, volume: 1, motion: 'auto', letters: 'normal', leftHanded: false, needed: true, unseen: false,
  colour: null,
}

function oneOf<T>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.find((one) => one === value) ?? otherwise
}

/** Reads kept settings; what is missing or no longer known gets its default. */
export function parseSettings(text: string | null): Kept {
  let found: unknown = null
  try {
    found = JSON.parse(text ?? 'null')
  } catch {
    // Not ours: the defaults stand.
  }
  const raw = typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {}
  return {
    language: oneOf<Language | null>(raw['language'], LANGUAGES, DEFAULTS.language),
    theme: oneOf<Theme>(raw['theme'], ['auto', 'light', 'dark'], DEFAULTS.theme),
    accessible: oneOf<Accessible>(raw['accessible'], ['auto', 'on', 'off'], DEFAULTS.accessible),
    sound: oneOf(raw['sound'], [true, false], DEFAULTS.sound),
    memoryAid: oneOf(raw['memoryAid'], [true, false], DEFAULTS.memoryAid),
    effects: oneOf(raw['effects'], [true, false], DEFAULTS.effects),
    volume: oneOf<Volume>(raw['volume'], VOLUMES, DEFAULTS.volume),
    motion: oneOf<Motion>(raw['motion'], ['auto', 'quick', 'none'], DEFAULTS.motion),
    letters: oneOf<Letters>(raw['letters'], ['normal', 'large', 'largest'], DEFAULTS.letters),
    leftHanded: oneOf(raw['leftHanded'], [true, false], DEFAULTS.leftHanded),
    needed: oneOf(raw['needed'], [true, false], DEFAULTS.needed),
    unseen: oneOf(raw['unseen'], [true, false], DEFAULTS.unseen),
    plain: oneOf(raw['plain'], [true, false], DEFAULTS.plain),
    askFirst: oneOf<boolean | null>(raw['askFirst'], [true, false], DEFAULTS.askFirst),
    colour: oneOf<ColourName | null>(raw['colour'], Object.keys(COLOURS) as ColourName[], DEFAULTS.colour),
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

class Settings {
  #kept: Kept = $state(parseSettings(storedText()))
  #contrast = matchMedia('(prefers-contrast: more)')
  #moreContrast = $state(this.#contrast.matches)
  #coarse = matchMedia('(pointer: coarse)')
  #fingers = $state(this.#coarse.matches)

  constructor() {
    this.#contrast.addEventListener('change', ({ matches }) => {
      this.#moreContrast = matches
    })
    this.#coarse.addEventListener('change', ({ matches }) => {
      this.#fingers = matches
    })
    addEventListener('languagechange', () => void useLanguage(this.language))
  }

  get kept(): Readonly<Kept> {
    return this.#kept
  }

  get language(): Language {
    return this.#kept.language ?? negotiate(navigator.languages)
  }

  /** Strong patterns on the trains of each company. */
  readonly accessible: boolean = $derived(
    this.#kept.accessible === 'auto' ? this.#moreContrast : this.#kept.accessible === 'on',
  )

  /** A finger slips more easily than a mouse. */
  readonly askFirst: boolean = $derived(this.#kept.askFirst ?? this.#fingers)

  change(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // Storage is closed or full: the choice holds for this visit.
    }
    this.apply()
    if (changes.language !== undefined) void useLanguage(this.language)
  }

  /** Puts on the page what style reads: before-paint.js has done the same before anything was drawn. */
  apply(): void {
    const root = document.documentElement
    const { motion, letters, leftHanded } = this.#kept
    for (const [name, value] of [['motion', motion], ['letters', letters], ['hand', leftHanded ? 'left' : 'right']] as const) {
      if (['auto', 'normal', 'right'].includes(value)) delete root.dataset[name]
      else root.dataset[name] = value
    }
    hand.left = leftHanded
    this.#applyTheme(root)
  }

  #applyTheme(root: HTMLElement): void {
    if (this.#kept.theme === 'auto') delete root.dataset['theme']
    else root.dataset['theme'] = this.#kept.theme
    for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const dark = this.#kept.theme === 'auto' ? bar.media.includes('dark') : this.#kept.theme === 'dark'
      bar.content = dark ? SIGN.dark : SIGN.light
    }
  }
}

export const settings = new Settings()
