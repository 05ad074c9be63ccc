import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanUp } from '#backend/cleanUp.ts'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { type TestApp, createTestApp } from '#mocks/test.ts'
import { createUploads } from '#server/uploads.ts'
import { enter, idOf } from '../backend/entries.ts'
import { change, inline } from '../backend/profiles.ts'
import { HOUR, MINUTE, logIn } from '../backend/support.ts'

let folder: string
let app: TestApp

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hashi-uploads-'))
  app = await createTestApp()
  app.env.files = createUploads(folder)
})
afterEach(() => rm(folder, { recursive: true }))

const cv = () => new File(['Ana Herrera'], 'cv.txt', { type: 'text/plain' })

async function filesLeft(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/** Sets the time of an unfinished file to `age` ms before the test's clock. */
async function makeOlder(key: string, age: number): Promise<void> {
  const time = new Date(app.env.clock().getTime() - age)
  await utimes(join(folder, 'unfinished', key), time, time)
}

test('the file of an entry stays', async () => {
  const id = idOf(await enter(app, { resume: cv() }))
  const { resume } = (await app.env.store.profiles.find(id)) ?? {}
  await cleanUp(app.env)
  expect(await filesLeft()).toEqual([resume?.key])
  expect(new TextDecoder().decode((await app.env.files.read(resume?.key ?? '')) ?? undefined)).toBe(
    'Ana Herrera',
  )
})

test('a failed write leaves no file behind, and the entry may be sent again', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  await writeFile(join(folder, 'unfinished'), '')
  const answer = await enter(app, { resume: cv() })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('5')
  await rm(join(folder, 'unfinished'))
  expect((await enter(app, { resume: cv() })).status).toBe(201)
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('The files are not available'))
})

describe('the file of an entry whose process was killed', () => {
  test('is removed after an hour, not earlier', async () => {
    await app.env.files.save('file_left', new Uint8Array([1]))
    await makeOlder('file_left', HOUR - MINUTE)
    await cleanUp(app.env)
    expect(await filesLeft()).toEqual(['file_left'])
    app.wait(2 * MINUTE)
    await cleanUp(app.env)
    expect(await filesLeft()).toEqual([])
  })

  test('stays when the entry was registered', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const keep = vi.spyOn(app.env.files, 'keep').mockRejectedValue(new Unavailable('The process has ended'))
    const id = idOf(await enter(app, { resume: cv() }))
    keep.mockRestore()
    const { resume } = (await app.env.store.profiles.find(id)) ?? {}
    await makeOlder(resume?.key ?? '', 2 * HOUR)
    await cleanUp(app.env)
    expect(await readdir(folder)).toContain(resume?.key)
    expect(await app.env.files.unfinished(app.env.clock())).toEqual([])
  })
})

describe('a file of the profile', () => {
  const linhs = { email: 'linh@example.com', password: 'hashi2026' }
  const resumeOf = async () => (await app.env.store.profiles.find(1002))?.resume?.key ?? ''
  const replace = (resume: object | null) => change(app, 'addition', { resume })

  beforeEach(async () => {
    await logIn(app, linhs)
    await replace(inline('old.txt', 'old'))
  })

  test('leaves nothing behind when it is replaced or removed', async () => {
    await replace(inline('new.txt', 'new'))
    expect(await filesLeft()).toEqual([await resumeOf()])
    await replace(null)
    expect(await filesLeft()).toEqual([])
  })

  test('is removed by the clean-up when the process is killed after the replacement', async () => {
    const old = await resumeOf()
    const remove = vi
      .spyOn(app.env.files, 'remove')
      .mockRejectedValue(new Unavailable('The process has ended'))
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await replace(inline('new.txt', 'new'))
    remove.mockRestore()
    expect((await filesLeft()).sort()).toEqual([old, await resumeOf()].sort())
    await makeOlder(old, 2 * HOUR)
    await cleanUp(app.env)
    expect(await filesLeft()).toEqual([await resumeOf()])
  })

  test('stays when the process is killed before the replacement is stored', async () => {
    const old = await resumeOf()
    await app.env.files.release(old)
    await makeOlder(old, 2 * HOUR)
    await cleanUp(app.env)
    expect(await readdir(folder)).toContain(old)
    expect(await app.env.files.unfinished(app.env.clock())).toEqual([])
  })
})

test('a failed clean-up step is logged, and the other steps run', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(app.env.store.sessions, 'removeBefore').mockRejectedValue(new Unavailable('The database is away'))
  await app.env.files.save('file_left', new Uint8Array([1]))
  await makeOlder('file_left', 2 * HOUR)
  await cleanUp(app.env)
  expect(await filesLeft()).toEqual([])
  expect(errors.mock.calls).toEqual([['The clean-up has failed:', 'The database is away']])
})
