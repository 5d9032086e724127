/**
 * How much moves: what the system asks for, or what this person chose. The choice stands on <html>, where style reads
 * it too (base.css).
 */
export type Motion = 'auto' | 'quick' | 'none'

const QUICK = 0.5

/** Things appear where they belong instead of moving there. */
export function still(): boolean {
  return document.documentElement.dataset['motion'] === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** What a duration is multiplied by. */
export function pace(): number {
  return document.documentElement.dataset['motion'] === 'quick' ? QUICK : 1
}
