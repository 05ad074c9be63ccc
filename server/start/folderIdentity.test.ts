import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMemoryStore } from '#mocks/store/index.ts'
import { folderWarnings } from './folderIdentity.ts'

const folders: string[] = []
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hashi-data-'))
  folders.push(folder)
  return folder
}
let first: string
beforeEach(async () => {
  first = await newFolder()
})
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))))

test('the first data folder of a database is that of its files, also after a restart', async () => {
  const store = createMemoryStore()
  expect(await folderWarnings(store, first)).toEqual([])
  expect(await folderWarnings(store, first)).toEqual([])
  expect(await readdir(first)).toEqual(['folder.id'])
})

test('another folder causes a warning that says what to do, and is accepted with the id of the first', async () => {
  const store = createMemoryStore()
  const second = await newFolder()
  await folderWarnings(store, first)
  const id = (await readFile(join(first, 'folder.id'), 'utf8')).trim()
  const warning = (await folderWarnings(store, second)).join('\n')
  expect(warning).toContain(`HASHI_DATA`)
  expect(warning).toContain(`write ${id} to ${join(second, 'folder.id')}`)
  await writeFile(join(second, 'folder.id'), `${id}\n`)
  expect(await folderWarnings(store, second)).toEqual([])
})

test('processes that start at the same time with one new folder have one id', async () => {
  const store = createMemoryStore()
  const starts = Array.from({ length: 4 }, () => folderWarnings(store, first))
  expect((await Promise.all(starts)).flat()).toEqual([])
})
