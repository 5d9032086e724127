/** The colours of the pieces. In every game a colour has the same mark, letter and pattern. */

export type Mark =
  | 'tri' | 'disc' | 'square' | 'diamond' | 'bar' | 'cross' | 'hex' | 'star' | 'bow' | 'wheel'

export interface Colour {
  /** Fill of the piece, the same in both themes. */
  readonly hue: string
  /** A darker tone for edges and shade. */
  readonly dark: string
  /** A lighter tone for the edge that catches the light. */
  readonly light: string
  /** The mark's colour on the hue. */
  readonly on: string
  readonly mark: Mark
  readonly letter: string
}

const INK = '#22252B'
const PALE = '#FFFDF6'

/** Mixes two #RRGGBB colours; `share` is the part of the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (at: number): string => {
    const a = Number.parseInt(first.slice(at, at + 2), 16)
    const b = Number.parseInt(second.slice(at, at + 2), 16)
    return Math.round(a + (b - a) * share).toString(16).padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

function colour(hue: string, mark: Mark, letter: string, on = PALE): Colour {
  return { hue, dark: mix(hue, '#101014', 0.42), light: mix(hue, '#FFFFFF', 0.3), on, mark, letter }
}

/** Chosen so that every two that meet in a game stay apart for eyes that lack a colour too (vision.test.ts). */
export const COLOURS = {
  red: colour('#D23431', 'tri', 'R'),
  blue: colour('#2172D0', 'disc', 'B'),
  green: colour('#2A8B5E', 'square', 'G'),
  yellow: colour('#EDB521', 'diamond', 'Y', INK),
  black: colour('#2A2C31', 'bar', 'K'),
  white: colour('#F3EEE1', 'cross', 'W', INK),
  orange: colour('#E4771E', 'hex', 'O'),
  pink: colour('#D56FA3', 'star', 'P'),
  purple: colour('#6A2C92', 'star', 'P'),
  brown: colour('#642C14', 'bow', 'N'),
  loco: colour('#D9CBA8', 'wheel', 'L', INK),
} as const satisfies Record<string, Colour>

export type ColourName = keyof typeof COLOURS

/** The companies of Paris Connection, in the order in which they are always shown. */
export const COMPANIES = ['red', 'blue', 'yellow', 'purple', 'black', 'brown'] as const
export type CompanyColour = (typeof COMPANIES)[number]

export function isCompany(name: string): name is CompanyColour {
  return (COMPANIES as readonly string[]).includes(name)
}

/** Marks as paths around the origin, about one unit in radius. */
export const MARKS: Record<Mark, string> = {
  tri: 'M0-1.06L1.06 .8H-1.06Z',
  disc: 'M-.88 0A.88 .88 0 1 0 .88 0A.88 .88 0 1 0-.88 0Z',
  square: 'M-.78-.78H.78V.78H-.78Z',
  diamond: 'M0-1.12L1 0L0 1.12L-1 0Z',
  bar: 'M-1.08-.4H1.08V.4H-1.08Z',
  cross: 'M-.34-1H.34V-.34H1V.34H.34V1H-.34V.34H-1V-.34H-.34Z',
  hex: 'M0-1L.866-.5V.5L0 1L-.866 .5V-.5Z',
  star: 'M0-1.14L.28-.38L1.08-.35L.45 .15L.67 .92L0 .48L-.67 .92L-.45 .15L-1.08-.35L-.28-.38Z',
  bow: 'M-1-.85L1 .85V-.85L-1 .85Z',
  wheel:
    'M-1 0A1 1 0 1 0 1 0A1 1 0 1 0-1 0ZM-.62 0A.62 .62 0 1 1 .62 0A.62 .62 0 1 1-.62 0ZM-.14-1H.14V1H-.14ZM-1-.14V.14H1V-.14Z',
}
