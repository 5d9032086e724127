/** Waiting times between attempts: doubling up to a limit, each drawn from its upper half, so that clients spread out. */
export class Backoff {
  #attempt = 0

  constructor(
    readonly firstMs = 500,
    readonly mostMs = 8_000,
    readonly random: () => number = Math.random,
  ) {}

  get attempt(): number {
    return this.#attempt
  }

  nextMs(): number {
    const full = Math.min(this.mostMs, this.firstMs * 2 ** this.#attempt)
    this.#attempt += 1
    return full / 2 + (this.random() * full) / 2
  }

  reset(): void {
    this.#attempt = 0
  }
}
