/** The same to the last part: lists, sets and plain things with alike parts. */
export function alike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (a instanceof Set) return b instanceof Set && a.size === b.size && [...a].every((one) => b.has(one))
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((one, i) => alike(one, b[i]))
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && alike(a[key as keyof typeof a], b[key as keyof typeof b]))
}

/** The value told now, in which every part that is alike the one before is the very same. */
export function kept<T extends object>(before: T, now: T): T {
  const parts = Object.entries(now).map(([key, part]) => {
    const old: unknown = before[key as keyof T]
    return [key, alike(old, part) ? old : part]
  })
  return Object.fromEntries(parts) as T
}

/** A list in which what is alike at the same place is the very thing that stood there before. */
export function keeping<T>(before: readonly T[], now: readonly T[]): T[] {
  return now.map((one, i) => {
    const old = before[i]
    return old !== undefined && alike(old, one) ? old : one
  })
}
