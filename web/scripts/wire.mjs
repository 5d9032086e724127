// Makes src/wire.ts from wire.schema.json.
//   node scripts/wire.mjs            asks the server's code for the schema first (needs its Python environment)
//   node scripts/wire.mjs --check    changes nothing; fails when src/wire.ts is not what the schema makes
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const schemaPath = path('../wire.schema.json')
const typesPath = path('../src/wire.ts')

function pythonPath() {
  const own = path('../../.venv/bin/python')
  return process.env.PYTHON ?? (existsSync(own) ? own : 'python3')
}

async function typesOf(schemaText) {
  return compile(JSON.parse(schemaText), 'Wire', {
    additionalProperties: false,
    bannerComment: '// Made by `npm run wire` from the types of src/wissel/web/wire.py: do not edit.',
    declareExternallyReferenced: true,
    ignoreMinAndMaxItems: true,
    style: { semi: false, singleQuote: true, printWidth: 110 },
  })
}

if (process.argv.includes('--check')) {
  const wanted = await typesOf(readFileSync(schemaPath, 'utf8'))
  if (readFileSync(typesPath, 'utf8') !== wanted) {
    console.error('src/wire.ts is stale: run npm run wire')
    process.exit(1)
  }
} else {
  const schemaText = execFileSync(pythonPath(), ['-m', 'wissel.web.schema'], { encoding: 'utf8' })
  writeFileSync(schemaPath, schemaText)
  writeFileSync(typesPath, await typesOf(schemaText))
}
