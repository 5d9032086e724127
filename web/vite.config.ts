import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin as PostcssPlugin } from 'postcss'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { type Part, PARTS } from './src/i18n/parts'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
const server = process.env['WISSEL_SERVER'] ?? 'http://127.0.0.1:8000'

/** Fetches the letters of the first page along with its style, so that no text is drawn twice. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /barlow-(condensed-latin-[67]00|semi-condensed-latin-500)-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        })),
  },
}

const WORDS = 'wissel:words'
const locales = path('../locales')

/** The catalogues by language and part (src/i18n/parts.ts), without the notes to translators. */
const wordModules: Plugin = {
  name: 'word-modules',
  resolveId: (id) => (id === WORDS || id.startsWith(`${WORDS}/`) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${WORDS}`) {
      const parts = (language: string): string =>
        Object.keys(PARTS).map((part) => `${JSON.stringify(part)}: () => import('${WORDS}/${language}-${part}')`).join(', ')
      return `export default { ${readdirSync(locales).map((language) => `${language}: { ${parts(language)} }`).join(', ')} }`
    }
    const [, language = '', part = ''] = /^\0wissel:words\/([a-z]+)-(.+)$/.exec(id) ?? []
    if (!part) return undefined
    const files = PARTS[part as Part].map((name) => `${locales}/${language}/${name}.ftl`)
    for (const file of files) this.addWatchFile(file)
    return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8').replace(/^#.*\n/gm, '')).join('\n'))}`
  },
}

/** Puts into the service worker which files make up this build. What people look at offline is among them. */
const listFiles: Plugin = {
  name: 'list-files',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle['sw.js']
      if (worker?.type !== 'chunk') throw new Error('the service worker is not built')
      const made = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
      const kept = readdirSync(path('public')).filter((file) => !/^(icon|share)-/.test(file))
      const files = [...made, ...kept].sort().map((file) => `/${file}`)
      const build = createHash('sha256').update(files.join(' ')).digest('hex').slice(0, 12)
      worker.code = worker.code.replace('%BUILD%', build).replace('%FILES%', files.join(' '))
    },
  },
}

/** The drawings of the maps choose their own letters by how near one looks. */
const MAPS = /\/(board|rail-map)\//

/**
 * Multiplies every size of a letter by --grow, which the settings choose (tokens.css): whoever needs larger letters gets
 * them without a larger map. A plugin and not a habit, so that no size can be forgotten.
 */
const letterSize: PostcssPlugin = {
  postcssPlugin: 'letter-size',
  Declaration(decl, { result }) {
    const named = decl.prop.startsWith('--size-')
    if (!named && decl.prop !== 'font' && decl.prop !== 'font-size') return
    if (decl.value.includes('--grow') || MAPS.test(result.opts.from ?? '')) return
    decl.value = decl.value.replace(/(?<![\w-])(\d*\.?\d+)px/, 'calc($1px * var(--grow))')
  },
}

// The server's content security policy allows only files of its own as script, style and font:
// nothing may be inlined, neither small assets nor the preload polyfill.
export default defineConfig({
  plugins: [svelte(), wordModules, preloadFonts, listFiles],
  css: { postcss: { plugins: [letterSize] } },
  // tests run in Node, but what they test is the client: without this they would get Svelte's server half
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    outDir: path('../src/wissel/web/static'),
    emptyOutDir: true,
    target: 'es2023',
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      input: { index: path('index.html'), sw: path('src/worker/sw.ts') },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
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
