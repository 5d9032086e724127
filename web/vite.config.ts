import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
const server = process.env['WISSEL_SERVER'] ?? 'http://127.0.0.1:8000'

// The server's content security policy allows only files of its own as script, style and font:
// nothing may be inlined, neither small assets nor the preload polyfill.
export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $locales: path('../locales') },
    // tests run in Node, but what they test is the client: without this they would get Svelte's server half
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: path('../src/wissel/web/static'),
    emptyOutDir: true,
    target: 'es2023',
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [path('..')] },
    proxy: {
      '/api': { target: server, ws: true },
      '/health': server,
      '/schema': server,
    },
  },
  test: { include: ['src/**/*.test.ts'] },
})
