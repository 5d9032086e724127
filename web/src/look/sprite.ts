import type { CompanyColour } from './colours'

export interface EngineLook {
  /** Colour accessible: patterned body, dark mark on a white disc. */
  accessible: boolean
}

/** Id of the symbol of a company's locomotive in the sprite. Its view box is "-2 -1 48 28". */
export function engineSymbol(company: CompanyColour, accessible: boolean): string {
  return accessible ? `eng-${company}-a` : `eng-${company}`
}

/** Symbols of the start hexes. The names are those of the map file. */
export const STATIONS = {
  'north-arrow': { fill: 'M12 2.5L17.5 20.5L12 16.6L6.5 20.5Z', line: '' },
  sunrise: { fill: 'M6.5 18.5A5.5 5.5 0 0 1 17.5 18.5Z', line: 'M2.5 18.5H21.5M12 4.5V9M4.4 8L7.4 11.2M19.6 8L16.6 11.2' },
  clock: { fill: '', line: 'M3.8 12.5A8.2 8.2 0 1 0 20.2 12.5A8.2 8.2 0 1 0 3.8 12.5ZM12 7.5V12.5L16 15' },
  viaduct: { fill: '', line: 'M2 8.5H22M3 19V16A3.2 3.6 0 0 1 9.2 16V19M9.2 19V16A3.2 3.6 0 0 1 15 16V19M15 19V16A3.2 3.6 0 0 1 21 16V19' },
  mountain: { fill: 'M1.5 19.5L9 6L13.2 13.4L16 9.5L22.5 19.5Z', line: '' },
  gable: { fill: '', line: 'M2.5 10.5L12 3.5L21.5 10.5M5 11V20M19 11V20M9.6 20V14.5H14.4V20M2.5 20H21.5' },
} as const

export type StationSymbol = keyof typeof STATIONS

export function isStation(name: string): name is StationSymbol {
  return name in STATIONS
}
