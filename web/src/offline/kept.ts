// What was last seen of my tables, kept in this browser: shown, read only, while no server answers.

import type { MapFiles } from '../app/api'
import type { Happened, StepMessage, TableInfo } from '../wire'

export interface Kept {
  /** When it was seen, in milliseconds since 1970. */
  at: number
  me: string | null
  seats: number[]
  table: TableInfo
  step: StepMessage
  happened: Happened[]
}

const CACHE = 'wissel-kept'
const TABLES = '/kept/table/'
const MAPS = '/kept/map/'
const MOST = 12

const tablePath = (id: string): string => TABLES + encodeURIComponent(id)
const mapPath = (digest: string): string => MAPS + encodeURIComponent(digest)

/** Null where the browser keeps nothing for a page: plain http from another machine, or storage that is closed. */
async function cache(): Promise<Cache | null> {
  try {
    return 'caches' in globalThis ? await caches.open(CACHE) : null
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return null
  }
}

async function put(where: Cache, path: string, value: unknown): Promise<void> {
  try {
    await where.put(path, new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } }))
  } catch (error) {
    // The browser has no room left: what was kept before stays.
    if (!(error instanceof DOMException)) throw error
  }
}

async function get<T>(where: Cache, path: string): Promise<T | null> {
  const found = await where.match(path)
  return found ? ((await found.json()) as T) : null
}

export async function keep(kept: Kept, board: MapFiles): Promise<void> {
  const where = await cache()
  if (!where) return
  const map = mapPath(kept.table.map_digest)
  if (!(await where.match(map))) await put(where, map, board)
  await put(where, tablePath(kept.table.table), kept)
  for (const old of (await keptTables()).slice(MOST)) await where.delete(tablePath(old.table.table))
}

/** A table with its map; null where it is not kept. */
export async function keptTable(id: string): Promise<{ kept: Kept; board: MapFiles } | null> {
  const where = await cache()
  const kept = where && (await get<Kept>(where, tablePath(id)))
  const board = kept && (await get<MapFiles>(where, mapPath(kept.table.map_digest)))
  return board ? { kept, board } : null
}

/** The last seen first. */
export async function keptTables(): Promise<Kept[]> {
  const where = await cache()
  if (!where) return []
  const found = await Promise.all((await where.keys()).filter(({ url }) => new URL(url).pathname.startsWith(TABLES)).map(({ url }) => get<Kept>(where, url)))
  return found.filter((kept) => kept !== null).sort((a, b) => b.at - a.at)
}
