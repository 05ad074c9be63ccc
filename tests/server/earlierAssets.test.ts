import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGliteDialect } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEarlierAssets, storeAssets } from '#server/http/earlierAssets.ts'
import { openPGlite } from '#server/store/pglite/open.ts'
import { type SqlStore, openSqlStore } from '#server/store/sqlStore.ts'

const DAY = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-25T00:00:00.000Z')
const after = (days: number) => new Date(now + days * DAY)

let store: SqlStore
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hashi-assets-'))
  store = await openSqlStore(new PGliteDialect({ pglite: await openPGlite() }))
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

/** Writes the client of a version and stores its files, as its start does. */
async function startVersion(version: string, time: Date): Promise<void> {
  const assets = join(folder, version, 'assets')
  await mkdir(assets, { recursive: true })
  for (const name of [`main-${version}.js`, `main-${version}.js.map`, 'notes.txt'])
    await writeFile(join(assets, name), `// ${version}`)
  await storeAssets(store.assets, join(folder, version), time)
}

async function get(name: string) {
  const answer = await createEarlierAssets(store.assets).request(`/assets/${name}`)
  return { status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() }
}

test('the files of the version before are served for 30 days after its last start', async () => {
  await startVersion('aaaaaaa', after(0))
  await startVersion('bbbbbbb', after(1))
  const script = { status: 200, type: expect.stringContaining('text/javascript') as string }
  expect(await get('main-aaaaaaa.js')).toEqual({ ...script, text: '// aaaaaaa' })
  await startVersion('aaaaaaa', after(20))
  await startVersion('bbbbbbb', after(40))
  expect(await get('main-aaaaaaa.js')).toEqual({ ...script, text: '// aaaaaaa' })
  await startVersion('bbbbbbb', after(51))
  expect((await get('main-aaaaaaa.js')).status).toBe(404)
  expect(await get('main-bbbbbbb.js')).toEqual({ ...script, text: '// bbbbbbb' })
})

test.each(['main-bbbbbbb.js.map', 'notes.txt', 'main-0000000.js', '..%2f..%2fpackage.json'])(
  '%s is not served',
  async (name) => {
    expect((await get(name)).status).toBe(404)
  },
)
