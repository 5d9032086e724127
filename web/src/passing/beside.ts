// Names of people who play at this device without one of their own; kept in this browser alone.
// A seat may move when seats are drawn at the start; what its player added to the draws stays with it, and names it here.

const KEY = 'wissel-beside'
const MOST = 60

export interface Beside {
  keep: (seed: string, name: string) => void
  /** Null for a seat that somebody with a device of their own took. */
  name: (seed: string) => string | null
}

function read(storage: Storage): [seed: string, name: string][] {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((one): one is [string, string] => Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string')) : []
  } catch {
    // Not ours: nobody is named.
    return []
  }
}

export function besideIn(storage: Storage): Beside {
  let names = new Map(read(storage))
  return {
    keep: (seed, name) => {
      names = new Map([...read(storage), [seed, name] as const].slice(-MOST))
      try {
        storage.setItem(KEY, JSON.stringify([...names]))
      } catch (error) {
        // Storage is full: the name holds for this visit.
        if (!(error instanceof DOMException)) throw error
      }
    },
    name: (seed) => names.get(seed) ?? null,
  }
}

export function browserBeside(): Beside {
  try {
    return besideIn(localStorage)
  } catch {
    return { keep: () => undefined, name: () => null }
  }
}
