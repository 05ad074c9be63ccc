import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '#server/store/index.ts'
import { lockFolder } from '#server/store/lock.ts'
import { addEmptyDatabase } from '../support/emptyDatabase.ts'
import { applicant } from './samples.ts'

let dataFolder: string
let writer: ChildProcess | undefined

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'hashi-store-'))
})

afterEach(async () => {
  await stopWriter()
  await rm(dataFolder, { recursive: true })
})

/** Starts a process that writes to the folder; answers once it has written this number of rows. */
async function startWriter(rows: number): Promise<number> {
  writer = spawn(process.execPath, [join(import.meta.dirname, 'writer.ts'), dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!writer.stdout) throw new Error('The writer has no output')
  for await (const line of createInterface({ input: writer.stdout })) {
    if (Number(line) >= rows) return Number(line)
  }
  throw new Error('The writer ended before it had written enough')
}

async function stopWriter(): Promise<void> {
  if (!writer || writer.exitCode !== null || writer.signalCode !== null) return
  const ended = once(writer, 'exit')
  writer.kill('SIGKILL')
  await ended
}

describe('A data folder', () => {
  it('keeps its data over a restart', async () => {
    const before = await openStore({ dataFolder: join(dataFolder, 'not/there/yet') })
    const added = await before.applicants.insert(applicant('ana@example.com'))
    await before.close()
    const after = await openStore({ dataFolder: join(dataFolder, 'not/there/yet') })
    expect(await after.applicants.find(added.id)).toEqual(added)
    await after.close()
  })

  it('that a living process uses is refused, also twice in one process', async () => {
    await addEmptyDatabase(dataFolder)
    await startWriter(1)
    await expect(openStore({ dataFolder })).rejects.toThrow(`in use by process ${writer?.pid}`)
    await stopWriter()
    const store = await openStore({ dataFolder })
    await expect(openStore({ dataFolder })).rejects.toThrow(`in use by process ${process.pid}`)
    await store.close()
  })

  it('is taken over from a process that was killed, with all that it had acknowledged', async () => {
    await addEmptyDatabase(dataFolder)
    const written = await startWriter(200)
    await stopWriter()
    const store = await openStore({ dataFolder })
    const mails = await store.mails.queued()
    const expected = Array.from({ length: written }, (_, index) => String(index + 1))
    expect(mails.slice(0, written).map(({ id }) => id)).toEqual(expected)
    await store.close()
  })
})

describe('The lock of a data folder', () => {
  const claims = async () => (await readdir(dataFolder)).filter((name) => name.startsWith('database.lock'))

  it('leaves nothing behind when it is released', async () => {
    const lock = await lockFolder(dataFolder)
    expect(await claims()).toHaveLength(1)
    await lock.release()
    expect(await claims()).toEqual([])
  })

  it.each([
    ['of this process’s id', process.pid] as const,
    // Only Linux provides the start time of a process.
    ...(process.platform === 'linux' ? [['of a living process’s id', process.ppid] as const] : []),
    ['of an id that nobody has', 2 ** 30] as const,
  ])('does not heed a claim from an earlier boot, %s', async (_, pid) => {
    await writeFile(join(dataFolder, `database.lock.${pid}.earlier-boot-1`), '')
    const lock = await lockFolder(dataFolder)
    expect(await claims()).toHaveLength(1)
    await lock.release()
  })
})
