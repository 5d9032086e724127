// Builds the style page, which is no part of the client, into a folder:  node scripts/style.mjs OUT
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
await build({
  root,
  logLevel: 'warn',
  build: { outDir: process.argv[2], emptyOutDir: true, rolldownOptions: { input: { style: `${root}style.html` } } },
})
