import type { Problem } from '../wire'
import type { Menu, PlaceChoice } from './wire'

/** What the menu says about one hex for one company. */
export type HexChoice =
  | { possible: true; action: string; ends: boolean }
  | { possible: false; problem: Problem }

const POSSIBLE = '.'
const FIRST_INDEX = 48 // the menu writes an index into its problems as one character, from "0" on

export function placeChoice(menu: Menu | null, company: string | null): PlaceChoice | null {
  return menu?.place.find((choice) => choice.company === company) ?? null
}

/** Says what the hex at `index` (map order) is for `company`; null where the menu says nothing about it. */
export function hexChoice(menu: Menu | null, company: string | null, hex: string, index: number): HexChoice | null {
  const choice = placeChoice(menu, company)
  const mark = choice?.hexes[index]
  if (!menu || !choice || mark === undefined) return null
  if (mark === POSSIBLE) {
    return { possible: true, action: `${choice.action} ${hex}`, ends: choice.ends.includes(hex) }
  }
  const problem = menu.problems[mark.charCodeAt(0) - FIRST_INDEX]
  if (!problem) throw new Error(`the menu names problem "${mark}" but lists ${menu.problems.length}`)
  return { possible: false, problem }
}

/** The hexes, by id in map order, where `company` may place now. */
export function possibleHexes(menu: Menu | null, company: string | null, order: readonly string[]): string[] {
  const choice = placeChoice(menu, company)
  return choice ? order.filter((_, index) => choice.hexes[index] === POSSIBLE) : []
}

/** The companies that may place on the hex at `index`. */
export function companiesFor(menu: Menu | null, index: number): string[] {
  if (!menu) return []
  return menu.place.filter((choice) => choice.hexes[index] === POSSIBLE).map((choice) => choice.company)
}

/** Why `company` cannot be built at all; null if it can, or if nothing may be done now. */
export function companyProblem(menu: Menu | null, company: string): Problem | null {
  return placeChoice(menu, company)?.problem ?? null
}

/** Whether some company may be built now. */
export function canBuild(menu: Menu | null): boolean {
  return menu?.place.some((choice) => choice.problem === null) ?? false
}
