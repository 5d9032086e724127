/** What the player looks at on the map besides what is being done: a ticket, the missing ways. */
export class Looks {
  /** Under the pointer or the focus. */
  hovered: string | null = $state(null)
  /** Tapped or clicked: stays until tapped again. */
  pinned: string | null = $state(null)
  /** The missing ways of all tickets, or of the one looked at. */
  ways = $state(false)

  readonly ticket: string | null = $derived(this.hovered ?? this.pinned)

  look(ticket: string, looking: boolean): void {
    if (looking) this.hovered = ticket
    else if (this.hovered === ticket) this.hovered = null
  }

  pin(ticket: string): void {
    this.pinned = this.pinned === ticket ? null : ticket
  }

  toggleWays(): void {
    this.ways = !this.ways
  }

  /** False: nothing was shown. */
  clear(): boolean {
    const any = this.pinned !== null || this.ways
    this.pinned = null
    this.ways = false
    return any
  }
}
