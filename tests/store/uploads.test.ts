/** The folder of files of earlier versions, at the first start of a version that stores files in the database. */

import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Store } from '#backend/ports/store.ts'
import { openStore } from '#server/store/index.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { addEmptyDatabase } from '../support/emptyDatabase.ts'
import { applicant, profile } from './samples.ts'

let dataFolder: string
let uploads: string
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'hashi-uploads-'))
  uploads = join(dataFolder, 'uploads')
})
afterEach(() => rm(dataFolder, { recursive: true }))

const SIZE = 100_000
/** Bytes that differ between files. */
const bytesOf = (number: number) =>
  Uint8Array.from({ length: SIZE }, (_, index) => (index * 31 + number) % 256)
const resumeOf = (key: string) => ({ key, name: 'cv.pdf', type: 'application/pdf', size: SIZE })

/** Adds people with a resume each, as an earlier version: the profile in the database, the file in the folder. */
async function addPeople(store: Store, count: number): Promise<string[]> {
  await mkdir(join(uploads, 'unfinished'), { recursive: true })
  const keys: string[] = []
  for (let number = 0; number < count; number += 1) {
    const { id } = await store.applicants.insert(applicant(`person${number}@example.com`))
    await store.profiles.insert(profile(id, { resume: resumeOf(`file_${number}`) }))
    await writeFile(join(uploads, `file_${number}`), bytesOf(number))
    keys.push(`file_${number}`)
  }
  return keys
}

/** Opens the data folder, as a start does, and closes it after the work. */
async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ dataFolder })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Returns the numbers of the files that the store does not have byte for byte. */
async function missingIn(store: Store, count: number): Promise<number[]> {
  const numbers = Array.from({ length: count }, (_, number) => number)
  const found = await Promise.all(numbers.map((number) => store.files.get(`file_${number}`)))
  return numbers.filter((number) => Buffer.compare(found[number] ?? new Uint8Array(), bytesOf(number)) !== 0)
}

const filesLeft = async () => (await readdir(uploads)).filter((name) => name.startsWith('file_')).length

function silenceLog() {
  return {
    log: vi.spyOn(console, 'log').mockImplementation(() => {}),
    warn: vi.spyOn(console, 'warn').mockImplementation(() => {}),
  }
}

describe('A folder of files', () => {
  beforeEach(() => addEmptyDatabase(dataFolder))

  it('moves into the store at the first start; files that no profile names are removed and counted', async () => {
    const { log, warn } = silenceLog()
    await withStore((store) => addPeople(store, 3))
    await writeFile(join(uploads, 'file_nobody'), 'nobody')
    await writeFile(join(uploads, 'unfinished', 'file_left'), 'left')
    await withStore(async (store) => {
      expect(await missingIn(store, 3)).toEqual([])
      expect(await store.files.get('file_nobody')).toBeNull()
      expect(await store.files.get('file_left')).toBeNull()
    })
    expect(existsSync(uploads)).toBe(false)
    expect(log.mock.lastCall).toEqual([
      'Files moved into the database: 3. Files that no profile names, removed: 2',
    ])
    expect(warn).not.toHaveBeenCalled()
    log.mockClear()
    await withStore(async (store) => expect(await missingIn(store, 3)).toEqual([]))
    expect(log).not.toHaveBeenCalled()
  })

  it('also moves a named file that its process had not marked as finished', async () => {
    silenceLog()
    await withStore((store) => addPeople(store, 1))
    await rm(join(uploads, 'file_0'))
    await writeFile(join(uploads, 'unfinished', 'file_0'), bytesOf(0))
    await withStore(async (store) => expect(await missingIn(store, 1)).toEqual([]))
  })

  it('that lacks a file, and an empty one, are no mistakes', async () => {
    silenceLog()
    await withStore((store) => addPeople(store, 2))
    await rm(join(uploads, 'file_0'))
    await withStore(async (store) => expect(await missingIn(store, 2)).toEqual([0]))
    await mkdir(uploads)
    await withStore(async () => expect(existsSync(uploads)).toBe(false))
  })

  it('loses nothing if the process is killed in the middle and started again', async () => {
    silenceLog()
    const COUNT = 300
    await withStore((store) => addPeople(store, COUNT))
    const opener = startOpener()
    await expect.poll(filesLeft).toBeLessThan(COUNT)
    await kill(opener)
    expect(await filesLeft()).toBeGreaterThan(0)
    await withStore(async (store) => expect(await missingIn(store, COUNT)).toEqual([]))
    expect(existsSync(uploads)).toBe(false)
  })

  it('of another database stays, with instructions that lead to a move', async () => {
    const { warn } = silenceLog()
    await withStore((store) => addPeople(store, 1))
    await writeFile(join(dataFolder, 'folder.id'), 'other\n')
    await withStore(async (store) => expect(await missingIn(store, 1)).toEqual([0]))
    expect(await filesLeft()).toBe(1)
    const text = String(warn.mock.lastCall)
    expect(text).toContain('may belong to another database')
    await writeFile(join(dataFolder, 'folder.id'), idIn(text))
    await withStore(async (store) => expect(await missingIn(store, 1)).toEqual([]))
    expect(existsSync(uploads)).toBe(false)
  })
})

const idIn = (text: string) => /write ([\da-f-]{36}) to /.exec(text)?.[1] ?? ''

/** Returns the number of moved files that a line of the log names. */
const movedIn = (line: string) => Number(/moved into the database: (\d+)/.exec(line)?.[1] ?? 0)

function startOpener(): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'opener.ts'), dataFolder], { stdio: 'ignore' })
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

describe('A folder of files beside PostgreSQL', async () => {
  const server = await startPostgres()
  let databaseUrl: string
  beforeEach(async () => {
    databaseUrl = await server.createDatabase(randomUUID())
  })
  afterAll(() => server.stop())

  it('is moved once by several processes that start at the same time', async () => {
    const { log, warn } = silenceLog()
    const first = await openStore({ databaseUrl })
    await addPeople(first, 120)
    await writeFile(join(uploads, 'file_nobody'), 'nobody')
    await writeFile(join(dataFolder, 'folder.id'), 'own\n')
    await first.settings.keepFirst('dataFolder', 'own')
    const stores = await Promise.all(Array.from({ length: 3 }, () => openStore({ databaseUrl, dataFolder })))
    for (const store of stores) expect(await missingIn(store, 120)).toEqual([])
    expect(existsSync(uploads)).toBe(false)
    expect(log.mock.calls.flat().reduce((sum, line) => sum + movedIn(String(line)), 0)).toBe(120)
    expect(warn).not.toHaveBeenCalled()
    await Promise.all([first, ...stores].map((store) => store.close()))
  })

  it('that this database does not know stays', async () => {
    const { warn } = silenceLog()
    const first = await openStore({ databaseUrl })
    await addPeople(first, 1)
    await first.close()
    const second = await openStore({ databaseUrl, dataFolder })
    expect(await filesLeft()).toBe(1)
    await second.close()
    await writeFile(join(dataFolder, 'folder.id'), idIn(String(warn.mock.lastCall)))
    const third = await openStore({ databaseUrl, dataFolder })
    expect(await missingIn(third, 1)).toEqual([])
    await third.close()
  })
})
