// Fair draws, version 1, worked out anew by this browser (docs/fair-draws.md). Shares no code with the server.

const DOMAIN = 'wissel fair draws 1\0'
const BYTES = 32
const ALL = 1n << 64n

export type Bytes = Uint8Array<ArrayBuffer>

export function fromHex(text: string): Bytes {
  if (!/^(?:[0-9a-f]{2})*$/i.test(text)) throw new RangeError('not hexadecimal')
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16))
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function joined(...parts: readonly (string | Uint8Array)[]): Bytes {
  const encoder = new TextEncoder()
  return Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? encoder.encode(part) : part)]))
}

/** A number as `bytes` bytes, the largest first. */
function bigEndian(value: number, bytes: number): Uint8Array {
  return Uint8Array.from({ length: bytes }, (_, i) => Number((BigInt(value) >> BigInt(8 * (bytes - 1 - i))) & 255n))
}

/** What is shown of a table's secret before anybody sits down. */
export async function commitmentOf(table: string, secret: Bytes): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', joined(DOMAIN, table, '\0', secret))))
}

/** The draws of one table. `seeds` in seat order; null for a computer player, which adds 32 zero bytes. */
export class FairDraws {
  readonly #message: Bytes
  readonly #key: Promise<CryptoKey>

  constructor(secret: Bytes, seeds: readonly (Bytes | null)[]) {
    const given = seeds.map((seed) => seed ?? new Uint8Array(BYTES))
    if ([secret, ...given].some(({ length }) => length !== BYTES)) throw new RangeError('secret and seeds have 32 bytes')
    this.#message = joined(DOMAIN, ...given)
    this.#key = crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  }

  /** Draw number `n` of the table, from 0: an index into a pool of `total`. */
  async index(n: number, total: number): Promise<number> {
    const size = BigInt(total)
    const bound = ALL - (ALL % size)
    for (let block = 0; ; block += 1) {
      const message = joined(this.#message, bigEndian(n, 8), bigEndian(block, 4))
      const digest = new DataView(await crypto.subtle.sign('HMAC', await this.#key, message))
      const x = digest.getBigUint64(0)
      if (x < bound) return Number(x % size)
    }
  }
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
