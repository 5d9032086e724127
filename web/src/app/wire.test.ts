import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('wire.ts is what wire.schema.json makes', { timeout: 30_000 }, () => {
  expect(() => execFileSync('node', ['scripts/wire.mjs', '--check'], { cwd: root, stdio: 'pipe' })).not.toThrow()
})
