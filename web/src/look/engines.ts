/** The locomotives of the six companies: drawings in a box of 44 x 26, rail at y = 25. Own designs. */
import type { CompanyColour } from './colours'

export interface EngineDrawing {
  readonly body: string
  /** Roof, chimney cap, pantograph: in the dark tone. */
  readonly dark: string
  readonly windows: string
  /** The edge that catches the light. */
  readonly shine: string
  /** The frame line over the wheels. */
  readonly frame: string
  /** x, y, radius of each wheel. */
  readonly wheels: readonly (readonly [number, number, number])[]
  readonly rod: string
  /** x, y, radius of the company's mark. */
  readonly mark: readonly [number, number, number]
}

export const ENGINES: Record<CompanyColour, EngineDrawing> = {
  // tank engine: cab behind, dome, flared chimney, cow-catcher
  red: {
    body: 'M2.5 20.5V6.2H1.2V3.4H15V6.2H13.8V8H17.6C17.6 5.4 18.8 4.4 20.4 4.4S23.2 5.4 23.2 8H29.8L28.8 2.4H35L34 8H35.2C38 8 39.4 10 39.4 12.8V16.6L42.8 21.6H37.5Z',
    dark: 'M1.2 3.4H15V5.8H1.2ZM28.4 1.8H35.4V3.6H28.4Z',
    windows: 'M4.8 7.6H10.4V12.4H4.8Z',
    shine: 'M14 9.3H36',
    frame: 'M2.5 17.8H40',
    wheels: [[9, 21, 3.9], [19, 21, 3.9], [29, 21, 3.9]],
    rod: 'M9 21.6H29',
    mark: [25, 13.4, 4.7],
  },
  // streamliner: one sloping casing down to the buffer
  blue: {
    body: 'M1.6 21V7.6Q1.6 4 5.2 4H17C29.4 4 38.2 9.6 42.8 20V21.6H1.6Z',
    dark: 'M1.6 7.6Q1.6 4 5.2 4H17C20 4 22.8 4.3 25.4 5L24.6 6.6C22.2 6.1 19.8 5.9 17 5.9H5.4Q3.8 5.9 3.6 7.6Z',
    windows: 'M5 8H10.4V12.4H5ZM12.4 8H15.6V12.4H12.4Z',
    shine: 'M20 7.6C28 8.2 34.6 11.8 38.4 16.4',
    frame: 'M1.6 18H41.4',
    wheels: [[8, 21.6, 3.3], [16, 21.6, 3.3], [24, 21.6, 3.3], [32, 21.6, 3.3]],
    rod: 'M8 22H32',
    mark: [24.6, 13, 4.6],
  },
  // electric crocodile: cab amidships between two low noses, pantograph up
  yellow: {
    body: 'M1.4 20.8V12.6H8.8V7H35.2V12.6H42.6V20.8Z',
    dark: 'M7.6 7H36.4V9H7.6ZM14.6 7L20.6 3.2H14V1.6H30V3.2H23.4L29.4 7H26.6L22 4.1L17.4 7Z',
    windows: 'M10.6 10.4H15V14H10.6ZM29 10.4H33.4V14H29Z',
    shine: 'M2.4 13.8H8.6M35.4 13.8H41.6',
    frame: 'M1.4 18.6H42.6',
    wheels: [[6.4, 21.6, 3.3], [14, 21.6, 3.3], [30, 21.6, 3.3], [37.6, 21.6, 3.3]],
    rod: 'M6.4 22H14M30 22H37.6',
    mark: [22, 14, 4.7],
  },
  // railcar: round at both ends, lookout on the roof
  purple: {
    body: 'M1.4 21V13C1.4 8 4.6 5.6 9.6 5.6H16.4V2.4H27.6V5.6H34.4C39.4 5.6 42.6 8 42.6 13V21Z',
    dark: 'M15.6 1.6H28.4V3.4H15.6ZM6 6.4C7.2 5.8 8.4 5.6 9.6 5.6H34.4C35.6 5.6 36.8 5.8 38 6.4L37 7.4H7Z',
    windows: 'M3.8 12.6C4 10.4 5.2 9.2 7.2 9H12.8V12.6ZM31.2 9H36.8C38.8 9.2 40 10.4 40.2 12.6H31.2Z',
    shine: 'M14.6 8.6H29.4',
    frame: 'M1.4 18.2H42.6',
    wheels: [[8, 21.8, 3.1], [15, 21.8, 3.1], [29, 21.8, 3.1], [36, 21.8, 3.1]],
    rod: 'M8 22H15M29 22H36',
    mark: [22, 13.4, 5],
  },
  // heavy goods engine: tender, cab and a long boiler
  black: {
    body: 'M.6 20.6V9.4L2.4 7H10V20.6H11.4V6H10V3.4H20.6V6H19.6V7.6H23.4V5.2H27V7.6H33V4.2H37.2V7.6H38C40.4 7.6 41.4 9.6 41.4 12.4V17.2L43.4 21.4H38L.6 21.2Z',
    dark: 'M10 3.4H20.6V5.8H10ZM32.2 3.4H38V5.4H32.2ZM2.4 7H10V8.8H1.2Z',
    windows: 'M13.2 8.2H17.4V12.4H13.2Z',
    shine: 'M20.4 9H38.6',
    frame: 'M.6 18H41.8',
    wheels: [[5.4, 21.8, 3], [15.4, 21.4, 3.5], [23.2, 21.4, 3.5], [31, 21.4, 3.5]],
    rod: 'M15.4 22H31',
    mark: [29, 13.2, 4.7],
  },
  // the old one: tall chimney in front, one great driving wheel, open footplate
  brown: {
    body: 'M2 20.6V13H3.8V9H5.8V13H9V8.6H19V6.4C19 3.6 24.8 3.6 24.8 6.4V8.6H32V3.8L30.4 1.4H39.6L38 3.8V9.2H39.4V17.4L42 21H2Z',
    dark: 'M30.4 1.4H39.6L38.6 3.2H31.4ZM3 8.4H6.6V9.8H3Z',
    windows: '',
    shine: 'M10.4 10.2H37',
    frame: 'M2 18.2H40',
    wheels: [[11.6, 18.8, 6.2], [24, 21.8, 3.1], [33.4, 21.8, 3.1]],
    rod: 'M11.6 21.6H33.4',
    mark: [26, 13.6, 4.6],
  },
}

/** Outline with the wheels, for the pale casing under a locomotive. */
export function casing(drawing: EngineDrawing): string {
  const wheels = drawing.wheels.map(
    ([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
  )
  return drawing.body + wheels.join('')
}
