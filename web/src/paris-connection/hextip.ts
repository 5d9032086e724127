import type { BoardHex, HexTip } from '../board/types'
import { listed, t } from '../i18n'
import type { PublicView } from './wire'
import type { Flow } from './flow.svelte'
import { names, why } from './words'

/** The name of a hex; the countryside has none but its place in the grid. */
export function hexName(hex: BoardHex): string {
  return hex.name ?? t('pc-hex-rural', { id: hex.id.toUpperCase() })
}

/** What a hex is, who stands there, and what could be done there now. */
export function hexTip(hex: BoardHex, flow: Flow, view: PublicView, endHex: string): HexTip {
  const points = hex.value ?? 0
  const lines: string[] = []
  let reason: string | undefined
  const standing = view.companies.filter(({ hexes }) => hexes.includes(hex.id)).map(({ company }) => names(company).company)

  if (hex.kind === 'start') {
    const owner = view.companies.find(({ start }) => start === hex.id)
    if (owner) lines.push(t('pc-hex-start', names(owner.company)))
  } else if (standing.length > 0) lines.push(t('pc-hex-with', { companies: listed(standing) }))

  if (flow.myTurn && flow.mode === 'build') {
    const choice = flow.choice(hex.id)
    if (choice?.possible && flow.company) lines.push(valueAfter(flow.company, view, points))
    else if (choice && !choice.possible) reason = why(choice.problem)
    else if (!flow.company) {
      const able = flow.companiesAt(hex.id)
      if (able.length > 0) lines.push(t('pc-hex-able', { companies: listed(able.map((id) => names(id).company)) }))
      else if (hex.kind !== 'start' && hex.kind !== 'closed') reason = t('pc-hex-nobody')
    }
  }
  if (hex.id === endHex) lines.push(t('pc-hex-ends'))

  const title = hex.kind === 'city' ? t('pc-hex-points', { name: hexName(hex), points }) : hexName(hex)
  const tip: HexTip = { title, lines, reason }
  return hex.kind === 'city' ? { ...tip, value: points } : tip
}

/** What a company would be worth with these points more. */
export function valueAfter(company: string, view: PublicView, points: number): string {
  const from = view.companies.find((row) => row.company === company)?.value ?? 0
  return points > 0
    ? t('pc-hex-rises', { ...names(company), from, to: from + points })
    : t('pc-hex-stays', { ...names(company), from })
}
