import { createSubscriber } from 'svelte/reactivity'

const EVERY = 250

/** The time of this browser, for what must be drawn anew as it passes. It ticks only while something shows it. */
class Ticking {
  #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, EVERY)
    return () => clearInterval(timer)
  })

  get now(): number {
    this.#subscribe()
    return Date.now()
  }
}

export const ticking = new Ticking()
