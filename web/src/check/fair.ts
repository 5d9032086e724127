// Fair draws, version 1, worked out anew by this browser (docs/fair-draws.md). Shares no code with the server.
// The hashes come from a library: browsers lend theirs (crypto.subtle) to secure pages only, and a server in the
// room is reached by plain http.

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

const DOMAIN = 'wissel fair draws 1\0'
const SEATS_DOMAIN = 'wissel seat order 1\0'
const BYTES = 32
const ALL = 1n << 64n

export function fromHex(text: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/i.test(text)) throw new RangeError('not hexadecimal')
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16))
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function joined(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  const encoder = new TextEncoder()
  return Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? encoder.encode(part) : part)]))
}

/** A number as `bytes` bytes, the largest first. */
function bigEndian(value: number, bytes: number): Uint8Array {
  return Uint8Array.from({ length: bytes }, (_, i) => Number((BigInt(value) >> BigInt(8 * (bytes - 1 - i))) & 255n))
}

/** What is shown of a table's secret before anybody sits down. */
export function commitmentOf(table: string, secret: Uint8Array): string {
  return toHex(sha256(joined(DOMAIN, table, '\0', secret)))
}

/** The draws of one table. `seeds` in seat order; null for a computer player, which adds 32 zero bytes. */
export class FairDraws {
  readonly #secret: Uint8Array
  readonly #message: Uint8Array

  constructor(secret: Uint8Array, seeds: readonly (Uint8Array | null)[], domain = DOMAIN) {
    const given = seeds.map((seed) => seed ?? new Uint8Array(BYTES))
    if ([secret, ...given].some(({ length }) => length !== BYTES)) throw new RangeError('secret and seeds have 32 bytes')
    this.#secret = secret
    this.#message = joined(domain, ...given)
  }

  /** Draw number `n` of the table, from 0: an index into a pool of `total`. */
  index(n: number, total: number): number {
    const size = BigInt(total)
    const bound = ALL - (ALL % size)
    for (let block = 0; ; block += 1) {
      const message = joined(this.#message, bigEndian(n, 8), bigEndian(block, 4))
      const digest = hmac(sha256, this.#secret, message)
      const x = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0)
      if (x < bound) return Number(x % size)
    }
  }
}

/** Who sits where from the start on: by new seat, the seat that was sat on before. `seeds` in any order. */
export function seatOrder(secret: Uint8Array, seeds: readonly (Uint8Array | null)[]): number[] {
  const sorted = seeds.map((seed) => seed ?? new Uint8Array(BYTES)).sort((a, b) => (toHex(a) < toHex(b) ? -1 : 1))
  const draws = new FairDraws(secret, sorted, SEATS_DOMAIN)
  const left = seeds.map((_, seat) => seat)
  return seeds.flatMap((_, n) => left.splice(draws.index(n, left.length), 1))
}

/** The outcome that an index points to, where outcome k fills `pool[k]` indices. */
export function outcomeAt(pool: readonly number[], index: number): number {
  let left = index
  for (const [outcome, count] of pool.entries()) {
    if (left < count) return outcome
    left -= count
  }
  throw new RangeError('index beyond the pool')
}
