// Random text that the client adds: names of its commands, and its part of the fair draws.

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Names one command, so that the server can answer a repeat as before. */
export const newCommandId = (): string => randomHex(16)

/** The 32 bytes that this player adds to every draw of a table. */
export const newSeed = (): string => randomHex(32)
