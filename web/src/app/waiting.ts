/** Pauses that all end early when there is a reason to look again. */
export class Waiting {
  readonly #wakers = new Set<() => void>()

  /** Waits so many milliseconds, or until `wake`. */
  async pause(ms: number): Promise<void> {
    let end: () => void = () => undefined
    const over = new Promise<void>((resolve) => (end = resolve))
    const timer = setTimeout(end, ms)
    this.#wakers.add(end)
    await over
    this.#wakers.delete(end)
    clearTimeout(timer)
  }

  wake(): void {
    for (const end of this.#wakers) end()
  }
}
