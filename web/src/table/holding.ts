import type { Happened } from '../wire'

/** Events without the one that only says that others no longer hold. */
export interface Holding extends Happened {
  event: Exclude<Happened['event'], { type: 'TakenBack' }>
}

/** The events that still hold: those of entries that were taken back are left out. */
export function holding(events: readonly Happened[]): Holding[] {
  const undone = new Set<number>()
  for (const { event } of events) {
    if (event.type === 'TakenBack') undone.add(event.undone)
    else if (event.type === 'TakenBackByAll') for (const seq of event.undone) undone.add(seq)
  }
  return events.filter((one): one is Holding => !undone.has(one.seq) && one.event.type !== 'TakenBack')
}
