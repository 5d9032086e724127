/** How many sentences stay in the live region: those who listen may be behind. */
const KEPT = 6

/** What is read out without being looked for: news when there is a pause, a call at once. */
export class Speaker {
  news: readonly { n: number; text: string }[] = $state.raw([])
  call: { n: number; text: string } | null = $state.raw(null)
  #next = 1

  say(text: string): void {
    if (text) this.news = [...this.news, { n: this.#next++, text }].slice(-KEPT)
  }

  /** An empty text ends the call. */
  urge(text: string): void {
    this.call = text ? { n: this.#next++, text } : null
  }
}
