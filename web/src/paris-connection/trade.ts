import type { Problem } from '../wire'
import type { Menu, PrivateView, PublicView, TradeChoice } from './wire'

/** A trade being put together: one share of `give` for `count` of `take`. */
export interface TradeDraft {
  give: string | null
  take: string | null
  count: 1 | 2
}

/** A company as giver or taker, with the reason if it cannot be. */
export interface TradeSide {
  company: string
  problem: Problem | null
}

/** What a trade changes, for the sentence before it is confirmed. */
export interface TradePreview {
  action: string
  ends: boolean
  shares: { before: number; after: number }
  worth: { before: number; after: number }
  penalty: { before: number; after: number }
  giveSupply: { before: number; after: number }
  takeSupply: { before: number; after: number }
}

export const noTrade: TradeDraft = { give: null, take: null, count: 1 }

export function tradeChoice(menu: Menu | null, give: string | null, take: string | null): TradeChoice | null {
  return menu?.trade.find((choice) => choice.give === give && choice.take === take) ?? null
}

export function canTrade(menu: Menu | null): boolean {
  return menu?.trade.some((choice) => choice.actions.length > 0) ?? false
}

/** Each company as the share to give: possible if some company can be taken for it. */
export function givers(menu: Menu, companies: readonly string[]): TradeSide[] {
  return companies.map((company) => {
    const choices = menu.trade.filter((choice) => choice.give === company)
    const possible = choices.some((choice) => choice.actions.length > 0)
    return { company, problem: possible ? null : commonProblem(choices) }
  })
}

/** Each company as the one to take for `give`. */
export function takers(menu: Menu, companies: readonly string[], give: string): TradeSide[] {
  return companies.map((company) => {
    const choice = tradeChoice(menu, give, company)
    return { company, problem: choice === null ? { code: 'SAME_COMPANY', args: {} } : choice.problem }
  })
}

/** The reason shared by most of these choices: what stands in the way of the giver rather than of one taker. */
function commonProblem(choices: readonly TradeChoice[]): Problem | null {
  const counts = new Map<string, { problem: Problem; count: number }>()
  for (const { problem } of choices) {
    if (!problem) continue
    const entry = counts.get(problem.code) ?? { problem, count: 0 }
    entry.count += 1
    counts.set(problem.code, entry)
  }
  let most: { problem: Problem; count: number } | null = null
  for (const entry of counts.values()) if (!most || entry.count > most.count) most = entry
  return most?.problem ?? null
}

/** The draft with `give` chosen; a taker that no longer fits is dropped. */
export function withGive(menu: Menu, draft: TradeDraft, give: string): TradeDraft {
  const choice = tradeChoice(menu, give, draft.take)
  if (!choice || choice.actions.length === 0) return { give, take: null, count: 1 }
  return { ...draft, give, count: choice.actions.length >= draft.count ? draft.count : 1 }
}

/** The draft with `take` chosen; two where two are possible, as nearly everybody wants two. */
export function withTake(menu: Menu, draft: TradeDraft, take: string): TradeDraft {
  const choice = tradeChoice(menu, draft.give, take)
  return { ...draft, take, count: (choice?.actions.length ?? 0) >= 2 ? 2 : 1 }
}

/** What the draft would change, or null while it is no complete, possible trade. */
export function preview(menu: Menu | null, draft: TradeDraft, view: PublicView, own: PrivateView): TradePreview | null {
  const choice = tradeChoice(menu, draft.give, draft.take)
  const action = choice?.actions[draft.count - 1]
  const index = (id: string | null): number => view.companies.findIndex(({ company }) => company === id)
  const give = view.companies[index(draft.give)]
  const take = view.companies[index(draft.take)]
  if (!choice || action === undefined || !give || !take) return null
  const shares = own.hand.reduce((sum, count) => sum + count, 0)
  const after = shares - 1 + draft.count
  const penaltyOf = (count: number): number => Math.max(0, count - view.limit) * view.penalty
  return {
    action,
    ends: choice.ends[draft.count - 1] ?? false,
    shares: { before: shares, after },
    worth: { before: own.worth, after: own.worth - give.value + draft.count * take.value },
    penalty: { before: penaltyOf(shares), after: penaltyOf(after) },
    giveSupply: { before: give.supply, after: give.supply + 1 },
    takeSupply: { before: take.supply, after: take.supply - draft.count },
  }
}
