/** The mock in the page saves files in the browser, for a reload. */

import { expect, test } from 'vitest'
import { createMemoryStore } from '#mocks/store/index.ts'
import { indexedDbPersistence } from '#mocks/store/indexedDbPersistence.ts'
import { applicant } from '../store/samples.ts'

const open = async () => createMemoryStore(undefined, await indexedDbPersistence('hashi-test-files'))

test('files are there after a reload, and removed ones are not', async () => {
  const before = await open()
  const applicantId = (await before.applicants.insert(applicant('ana@example.com'))).id
  for (const key of ['a', 'b'])
    await before.files.put({ key, applicantId, bytes: Uint8Array.of(0, 128, 255), scan: null })
  await before.files.delete('b')
  await expect.poll(async () => (await open()).files.get('a')).toEqual(Uint8Array.of(0, 128, 255))
  expect(await (await open()).files.get('b')).toBeNull()
})
