/** The drill of docs/operating.md: the backup of a site that runs is restored, there and into an empty database. */

import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { numberAt } from '../../contract-kit/src/json.ts'
import { buildSite } from '../../scripts/build.ts'
import { type Postgres, startPostgres } from '../../scripts/postgres.ts'
import { adminProgram } from '../support/adminProgram.ts'
import { type Target, startTarget } from './support/site.ts'
import { staffOf } from './support/staff.ts'
import { type Writer, createWriters, writable } from './support/writers.ts'

const PAGES = ['/', '/en/jobs', '/en/jobs/detail/20402', '/cases', '/en/cases/1', '/blog', '/blog/feed.xml']
const COUNTS = ['/people', '/processes', '/messages', '/jobs', '/stories', '/articles']

/** A person of the sample whom no writer needs. */
const ERASED = 1003

let site: Target
let writers: Writer[]
let database: Postgres
let folder: string
let backup: string
beforeAll(async () => {
  site = await startTarget(writable)
  writers = await createWriters({ visitor: () => site.client(), staff: staffOf(site.data) })
  database = await startPostgres()
  folder = await mkdtemp(join(tmpdir(), 'hashi-drill-'))
  backup = join(folder, 'backup.gz')
})
afterAll(async () => {
  await site.stop()
  await database.stop()
  await rm(folder, { recursive: true })
})

/** Returns the texts that a reader sees. The data in the page also have the time of its rendering. */
const rendered = ({ url }: Target) =>
  Promise.all(
    PAGES.map(async (path) => {
      const html = await (await fetch(url + path)).text()
      return `${path} ${html.replaceAll(/<script[^]*?<\/script>|<[^>]*>/g, ' ')}`
    }),
  )

async function counted({ data }: Target): Promise<Record<string, number>> {
  const answers = COUNTS.map(async (path) => [
    path,
    numberAt((await staffOf(data)('GET', path)).body, 'total'),
  ])
  return Object.fromEntries(await Promise.all(answers))
}

const statusOf = async ({ data }: Target, person: number) =>
  (await staffOf(data)('GET', `/people/${person}`)).status

test('each page and count is as before, and an erasure after the backup holds in both databases', async () => {
  await Promise.all(writers.map((writer) => writer.write()))
  const before = { pages: await rendered(site), counts: await counted(site) }
  const build = await buildSite()
  await adminProgram(build, { HASHI_DATA: site.data }).json('backup', backup)
  await Promise.all(writers.map((writer) => writer.write()))
  expect((await staffOf(site.data)('POST', `/people/${ERASED}/erasure`)).status).toBe(200)

  // Where the list of erased people is.
  await adminProgram(build, { HASHI_DATA: site.data }).json('restore', backup, '--yes')
  const people = (before.counts['/people'] ?? 0) - 1
  expect(await statusOf(site, ERASED)).toBe(404)
  await expect.poll(() => counted(site)).toMatchObject({ '/people': people, '/jobs': before.counts['/jobs'] })
  await expect.poll(() => rendered(site)).toEqual(before.pages)

  // An empty database of the other kind gets the data of the backup, and the erasure from the list of the first data folder.
  await copyFile(join(site.data, 'erasures.jsonl'), join(folder, 'erasures.jsonl'))
  const admin = adminProgram(build, { HASHI_DATA: folder, DATABASE_URL: database.url })
  await admin.json('migrate')
  await admin.json('restore', backup, '--yes')
  const other = await startTarget({ DATABASE_URL: database.url })
  try {
    expect(await counted(other)).toMatchObject({ '/people': people, '/jobs': before.counts['/jobs'] })
    expect(await rendered(other)).toEqual(before.pages)
    expect(await statusOf(other, ERASED)).toBe(404)
  } finally {
    await other.stop()
  }
})
