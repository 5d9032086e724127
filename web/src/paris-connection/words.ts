import { t } from '../i18n'
import { type CompanyColour, isCompany } from '../look/colours'
import type { Problem } from '../wire'

/** The name of a company inside a sentence (`company`) and at its start (`Company`). */
export function names(company: string): { company: string; Company: string } {
  return { company: t(`company-${company}-mid`), Company: t(`company-${company}`) }
}

/** The name of a company after a number of its shares. */
export function shareName(company: string, count: number): string {
  return t(`company-${company}-${count === 1 ? 'mid' : 'many'}`)
}

/** The company as one of the colours that have drawings. Throws for a map with others. */
export function colourOf(company: string): CompanyColour {
  if (!isCompany(company)) throw new Error(`no drawing for company "${company}"`)
  return company
}

/** Why something is not possible, as a sentence; undefined where nothing stands in the way. */
export function why(problem: Problem | null | undefined): string | undefined {
  return problem ? t(`problem-${problem.code}`, problem.args) : undefined
}

/** A number with a true minus. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** A difference with its sign, and a true minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}
