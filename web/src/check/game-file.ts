// The parts of an exported game that are needed to check its draws (docs/game-file.md).

export interface Entry {
  seq: number
  kind: string
  seat?: number
  action?: string
  outcomes?: (string | null)[]
  /** Of `started`, where seats were drawn: by seat, the one that was sat on before. */
  order?: number[]
  /** Of `rewound`: the first entry that was taken back. */
  undone?: number
}

export interface GameFile {
  game: string
  map: { id: string; digest: string; text?: string }
  seats: { name: string | null; bot: string | null }[]
  entries: Entry[]
  fair: {
    version: number
    table: string
    commitment: string
    seeds: (string | null)[]
    secret: string | null
  } | null
}

/** Every outcome of a game in the order drawn, those of entries taken back too. */
export function outcomesOf(file: GameFile): (string | null)[] {
  return file.entries.flatMap(({ outcomes }) => outcomes ?? [])
}

/** A draw as the rules of the game describe it: what could come, how often, and what came. */
export interface Draw {
  text: string
  /** How many of each outcome the pool held, in the order of the map. */
  pool: number[]
  /** Index of what came; -1 for something that the pool did not hold. */
  came: number
}
