import { getContext, setContext } from 'svelte'

const KEY = Symbol('history')

/** Ways into the past of the table around a component. */
export interface LookBack {
  /** Shows the moment after entry `seq`; without it the last one. */
  open: (seq?: number) => void
  /** Shows how the game was won and lost. */
  review: () => void
}

export function offerLookBack(way: LookBack): void {
  setContext(KEY, way)
}

/** Null where no table is around. */
export function lookBack(): LookBack | null {
  return getContext<LookBack | undefined>(KEY) ?? null
}
