import { untrack } from 'svelte'
import { alike, kept } from './alike'

/**
 * What `read` tells: as long as it is alike the very same thing, and else with all its parts that are alike. A derived
 * value would ask everything that hangs on it whether it still holds, hundreds of places of a map after every step; this
 * one tells them only of another value.
 */
export class Steady<T extends object> {
  now: T = $state.raw() as T

  constructor(read: () => T) {
    this.now = untrack(read)
    $effect.pre(() => {
      const next = read()
      untrack(() => {
        if (!alike(this.now, next)) this.now = kept(this.now, next)
      })
    })
  }
}
