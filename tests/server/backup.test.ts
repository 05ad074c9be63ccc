/** A backup brings back all data, on PGlite and PostgreSQL, and a restore does everything or nothing. */

import { mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addSample } from '#content/sample.ts'
import { type StoreLocation, openStore } from '#server/store/index.ts'
import type { SqlStore } from '#server/store/sqlStore.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { applicant, at, changeEvent, job, session } from '../store/samples.ts'
import { addEmptyDatabase } from '../support/emptyDatabase.ts'
import { fillDisk } from '../support/fullDisk.ts'

const passwords = { checkRoom: () => {}, hash: async () => 'none', verify: async () => false, decoy: '' }

let folder: string
const open: SqlStore[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hashi-backup-'))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  for (const store of open.splice(0)) await store.close()
  await rm(folder, { recursive: true })
})

async function opened(place: StoreLocation): Promise<SqlStore> {
  const store = await openStore(place)
  open.push(store)
  return store
}

async function inFolder(name: string): Promise<SqlStore> {
  const dataFolder = join(folder, name)
  await addEmptyDatabase(dataFolder)
  return opened({ dataFolder })
}

/** A store with the sample, a file and an event. */
async function filled(): Promise<SqlStore> {
  const store = await inFolder('first')
  await addSample(store, { now: new Date(at(0)), passwords })
  await store.files.put({ key: 'k', applicantId: 1001, bytes: new Uint8Array([0, 255, 10]), scan: null })
  await store.events.insert(changeEvent(1, { at: at(1) }))
  return store
}

/** All rows but the revision of the jobs, which a restore raises. */
async function dataOf(store: SqlStore): Promise<string> {
  const file = join(folder, 'data.gz')
  await store.backups.write(file)
  const [, ...lines] = gunzipSync(await readFile(file))
    .toString()
    .split('\n')
  return (
    lines
      .filter((line) => /^{"table":"(?!job_revision")/.test(line))
      // A restored job has a version that it never had.
      .map((line) => line.replace(/"row_version": "[^"]+"/, ''))
      .sort()
      .join('\n')
  )
}

const { url: databaseUrl, stop } = await startPostgres()
afterAll(stop)
const targets: [string, () => Promise<SqlStore>][] = [
  ['PGlite', () => inFolder('second')],
  ['PostgreSQL', () => opened({ databaseUrl })],
]

describe.each(targets)('a restore on %s', (_name, target) => {
  test('brings back everything, and numbers go on', async () => {
    const first = await filled()
    const file = join(folder, 'backup.gz')
    expect(await first.backups.write(file)).toMatchObject({ rows: expect.any(Number) })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const second = await target()
    const { id } = await second.applicants.insert(applicant('other@example.com'))
    const revision = await second.jobs.revision()
    expect(await second.backups.restore(file)).toMatchObject({ rows: expect.any(Number) })
    expect(await dataOf(second)).toBe(await dataOf(first))
    expect(await second.files.get('k')).toEqual(new Uint8Array([0, 255, 10]))
    expect(await second.jobs.revision()).not.toBe(revision)
    expect(await second.applicants.findByEmail('other@example.com')).toBeNull()
    const next = await second.applicants.insert(applicant('next@example.com'))
    expect(next.id).toBeGreaterThan(Math.max(id, 1001))
  })
})

test('logins, links and revoked tokens of before do not come back', async () => {
  const store = await filled()
  const token = await store.staffTokens.insert({
    name: 'a',
    hash: 'h',
    scopes: ['read'],
    createdAt: at(0),
    expiresAt: at(90),
    lastUsedAt: null,
    revokedAt: null,
  })
  await store.sessions.insert(session(1001, { id: 's' }))
  const file = join(folder, 'backup.gz')
  await store.backups.write(file)
  await store.staffTokens.revoke(token.id, at(2))
  await store.backups.restore(file)
  expect(await store.sessions.find('s')).toBeNull()
  expect((await store.staffTokens.find(token.id))?.revokedAt).toBe(at(2))
})

test('a file that is no whole backup of this version changes nothing', async () => {
  const store = await filled()
  const file = join(folder, 'backup.gz')
  await store.backups.write(file)
  const text = gunzipSync(await readFile(file)).toString()
  const before = await dataOf(store)
  const wrong: [name: string, problem: string, bytes: Uint8Array][] = [
    ['text', 'no-backup', Buffer.from('no backup')],
    ['empty', 'no-backup', Buffer.from('')],
    ['json', 'no-backup', gzipSync('{"a":1}\n')],
    ['other gzip', 'no-backup', gzipSync('text')],
    ['half', 'backup-damaged', (await readFile(file)).subarray(0, 5000)],
    ['without its end', 'backup-damaged', gzipSync(text.split('\n').slice(0, -2).join('\n'))],
    ['cut in a line', 'backup-damaged', gzipSync(text.slice(0, 5000))],
    [
      'without a row',
      'backup-damaged',
      gzipSync(
        text
          .split('\n')
          .filter((_, line) => line !== 5)
          .join('\n'),
      ),
    ],
    ['another version', 'backup-other-version', gzipSync(text.replace('0001_first', '0001_other'))],
    [
      'another table',
      'backup-damaged',
      gzipSync(text.replace('"table":"job"', '"table":"kysely_migration"')),
    ],
  ]
  for (const [name, problem, bytes] of wrong) {
    await writeFile(join(folder, name), bytes)
    expect({ name, done: await store.backups.restore(join(folder, name)) }).toEqual({ name, done: problem })
  }
  expect(await store.backups.restore(join(folder, 'none'))).toBe('backup-file')
  expect(await store.backups.restore(folder)).toBe('backup-file')
  expect(await store.backups.write(join(folder, 'none/none'))).toBe('backup-file')
  expect(await dataOf(store)).toBe(before)
  await store.jobs.insert([job(999)])
})

test('a backup for which the disk has no room has a reason and leaves nothing', async () => {
  const store = await filled()
  const path = join(folder, 'full.gz')
  await symlink('/dev/full', `${path}.part`)
  expect(await store.backups.write(path)).toBe('disk-full')
  expect((await readdir(folder)).filter((name) => name.startsWith('full'))).toEqual([])
  expect(await store.backups.write(path)).toMatchObject({ rows: expect.any(Number) })
})

test('a restore for which the database has no room has a reason and changes nothing', async () => {
  const store = await filled()
  const file = join(folder, 'backup.gz')
  await store.backups.write(file)
  const before = await dataOf(store)
  const disk = fillDisk()
  expect(await store.backups.restore(file)).toBe('disk-full')
  disk.mockRestore()
  expect(await dataOf(store)).toBe(before)
  expect(await store.backups.restore(file)).toMatchObject({ rows: expect.any(Number) })
})
