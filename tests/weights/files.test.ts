/** The files of the client: few at the start of a page, and none with a cyclic import. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { livePages } from '../../scripts/bench/live.ts'
import { withSite } from '../../scripts/bench/servers.ts'
import { buildSite } from '../../scripts/build.ts'

const manifestSchema = z.object({ files: z.record(z.string(), z.object({ imports: z.array(z.string()) })) })

/** The files that each file imports. */
let imports: Map<string, string[]>
beforeAll(async () => {
  const text = readFileSync(join(await buildSite(), 'client/.vite/manifest.json'), 'utf8')
  const { files } = manifestSchema.parse(JSON.parse(text))
  imports = new Map(Object.entries(files).map(([file, contents]) => [file, contents.imports]))
})

/** Returns all files that a file imports, directly or not. */
function reachableFrom(file: string): Set<string> {
  const found = new Set(imports.get(file))
  for (const next of found) for (const imported of imports.get(next) ?? []) found.add(imported)
  return found
}

test('no file imports itself through others, which would run its modules too early', () => {
  const files = [...imports.keys()]
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => reachableFrom(file).has(file))).toEqual([])
})

test('the start script imports no file, which would have to arrive before the first paint', () => {
  const starts = [...imports].filter(([file]) => /\/start-[^/]+\.js$/.test(file))
  expect(starts).toHaveLength(1)
  expect(starts.flatMap(([, imported]) => imported)).toEqual([])
})

test('pages start with few scripts', async () => {
  await withSite({}, async (origin) => {
    const counts = await Promise.all(
      livePages.map(async ({ path, goals }) => {
        const html = await (await fetch(origin + path('ja'))).text()
        const scripts = html.match(/<script type="module"|<link rel="modulepreload"/g) ?? []
        return { path: path('ja'), scripts: scripts.length, atMost: goals.scripts }
      }),
    )
    expect(counts.filter(({ scripts, atMost }) => scripts === 0 || scripts > atMost)).toEqual([])
  })
})
