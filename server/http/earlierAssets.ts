/**
 * Files of earlier versions. A page that was opened before a deploy loads its further files later, perhaps from an instance that never had them.
 * So each version stores its files in the database, where they stay for 30 days after its last start (decision 90).
 */

import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'

export type Asset = { name: string; content: Uint8Array; usedAt: string }

export interface AssetTable {
  find(name: string): Promise<Uint8Array | null>
  /** Notes that files are in use. Returns the names that are missing. */
  use(names: string[], usedAt: string): Promise<string[]>
  /** Adds a file, unless another process has added it. */
  add(asset: Asset): Promise<void>
  removeUnused(before: string): Promise<void>
}

const DAY = 24 * 60 * 60 * 1000
const STAY = 30 * DAY
/** Names have a hash of the content. Maps and compressed variants are not stored. */
const isStored = (name: string) => /-[\w-]{7}\.\w+$/.test(name) && !/\.(map|br)$/.test(name)

/** Stores the files of this version and removes those of versions that no longer run. */
export async function storeAssets(table: AssetTable, clientFolder: string, now: Date): Promise<void> {
  const folder = join(clientFolder, 'assets')
  const names = (await readdir(folder)).filter(isStored)
  const usedAt = now.toISOString()
  for (const name of await table.use(names, usedAt))
    await table.add({ name, content: new Uint8Array(await readFile(join(folder, name))), usedAt })
  await table.removeUnused(new Date(now.getTime() - STAY).toISOString())
}

/** Serves the files of earlier versions, after those of this one. */
export function createEarlierAssets(table: AssetTable): Hono {
  return new Hono().get('/assets/:name', async (c, next) => {
    const name = c.req.param('name')
    const content = isStored(name) ? await table.find(name) : null
    if (!content) return next()
    return c.body(new Uint8Array(content), 200, {
      'Content-Type': getMimeType(name) ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
}
