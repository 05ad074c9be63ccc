import { describe, expect, it } from 'vitest'
import type { Store } from '#backend/ports/store.ts'
import { FILE_BYTES } from '#domain/formLimits.ts'
import { applicant, profile } from './samples.ts'

const bytesOf = (...values: number[]) => Uint8Array.from(values)

/** Every value of a byte, over and over. */
const large = Uint8Array.from({ length: FILE_BYTES }, (_, index) => index % 256)

/** The files of applicants in every store; `current` returns the store of the running test, `other` a second instance of it. */
export function describeFiles(current: () => Store, other: () => Store = current): void {
  const addApplicant = async (email = 'ana@example.com') =>
    (await current().applicants.insert(applicant(email))).id

  describe('files', () => {
    it.each([
      ['small', bytesOf(0, 1, 92, 127, 128, 255)],
      ['empty', bytesOf()],
      ['of 500 KB', large],
    ])('are read as written: %s', async (_, bytes) => {
      const { files } = current()
      await files.put({ key: 'a', applicantId: await addApplicant(), bytes, scan: null })
      const found = await files.get('a')
      expect(found?.constructor).toBe(Uint8Array)
      expect(Buffer.compare(found ?? bytesOf(1), bytes)).toBe(0)
      expect(await files.get('b')).toBeNull()
    })

    it('are copies: changed bytes do not change the store', async () => {
      const { files } = current()
      const bytes = bytesOf(1, 2)
      await files.put({ key: 'a', applicantId: await addApplicant(), bytes, scan: null })
      bytes[0] = 9
      const found = await files.get('a')
      found?.fill(9)
      expect(await files.get('a')).toEqual(bytesOf(1, 2))
    })

    it('are replaced, and deleted, also twice', async () => {
      const { files } = current()
      const applicantId = await addApplicant()
      await files.put({ key: 'a', applicantId, bytes: bytesOf(1), scan: null })
      await files.put({ key: 'b', applicantId, bytes: bytesOf(2), scan: null })
      await files.put({ key: 'a', applicantId, bytes: bytesOf(3), scan: null })
      expect(await files.get('a')).toEqual(bytesOf(3))
      await files.delete('a')
      await files.delete('a')
      expect(await files.get('a')).toBeNull()
      expect(await files.get('b')).toEqual(bytesOf(2))
    })

    it('may wait for the scanner, and are withheld with a virus', async () => {
      const { files } = current()
      const [ana, ben] = [await addApplicant(), await addApplicant('ben@example.com')]
      const put = (key: string, applicantId: number, scan: 'waiting' | null) =>
        files.put({ key, applicantId, bytes: bytesOf(1), scan })
      await put('a', ana, 'waiting')
      await put('b', ana, null)
      await put('c', ben, 'waiting')
      expect(await files.held(ana)).toEqual([{ key: 'a', applicantId: ana, scan: 'waiting' }])
      expect(await files.settle('a', 'found')).toBe(true)
      expect(await files.settle('c', 'clean')).toBe(true)
      expect(await files.unscanned(5)).toEqual([{ key: 'b', applicantId: ana }])
      expect(await files.countUnscanned()).toBe(1)
      expect(await files.settle('b', 'clean')).toBe(true)
      for (const key of ['a', 'b', 'c', 'nothing']) expect(await files.settle(key, 'found')).toBe(false)
      expect(await files.unscanned(5)).toEqual([])
      expect(await files.held()).toEqual([{ key: 'a', applicantId: ana, scan: 'found' }])
      expect(await files.get('a')).toBeNull()
      for (const key of ['b', 'c']) expect(await files.get(key)).toEqual(bytesOf(1))
    })

    it('are written with the row that names them, or not at all', async () => {
      const applicantId = await addApplicant()
      const write = (end: () => void) =>
        current().transaction(async (store) => {
          await store.files.put({ key: 'file_1', applicantId, bytes: large, scan: null })
          await store.profiles.insert(profile(applicantId))
          expect(await store.files.get('file_1')).not.toBeNull()
          end()
        })
      const failed = write(() => {
        throw new Error('on purpose')
      })
      await expect(failed).rejects.toThrow('on purpose')
      expect(await current().files.get('file_1')).toBeNull()
      expect(await current().profiles.find(applicantId)).toBeNull()
      await write(() => {})
      expect(await current().files.get('file_1')).not.toBeNull()
      expect(await current().profiles.find(applicantId)).not.toBeNull()
    })

    it('stay as they were if the transaction that replaces and deletes them fails', async () => {
      const applicantId = await addApplicant()
      await current().files.put({ key: 'a', applicantId, bytes: bytesOf(1), scan: null })
      await current().files.put({ key: 'b', applicantId, bytes: bytesOf(2), scan: null })
      const failed = current().transaction(async ({ files }) => {
        await files.put({ key: 'a', applicantId, bytes: bytesOf(9), scan: null })
        await files.delete('b')
        throw new Error('on purpose')
      })
      await expect(failed).rejects.toThrow('on purpose')
      expect(await current().files.get('a')).toEqual(bytesOf(1))
      expect(await current().files.get('b')).toEqual(bytesOf(2))
    })

    it('are removed with their applicant, and no others', async () => {
      const { applicants, files } = current()
      const [ana, ben] = [await addApplicant(), await addApplicant('ben@example.com')]
      await files.put({ key: 'a', applicantId: ana, bytes: bytesOf(1), scan: null })
      await files.put({ key: 'b', applicantId: ben, bytes: bytesOf(2), scan: null })
      expect(await applicants.removeUnconfirmed(ana)).toBe(true)
      expect(await files.get('a')).toBeNull()
      expect(await files.get('b')).toEqual(bytesOf(2))
    })

    it('are shared by two instances', async () => {
      await current().files.put({ key: 'a', applicantId: await addApplicant(), bytes: large, scan: null })
      expect(Buffer.compare((await other().files.get('a')) ?? bytesOf(), large)).toBe(0)
      await other().files.delete('a')
      expect(await current().files.get('a')).toBeNull()
    })

    it('of the same field that two transactions replace at the same time: the row names the one that is there', async () => {
      const applicantId = await addApplicant()
      await current().profiles.insert(profile(applicantId, { resume: null }))
      const replace = (store: Store, key: string) =>
        store.transaction(async ({ profiles, files }) => {
          const before = await profiles.find(applicantId)
          if (before?.resume) await files.delete(before.resume.key)
          await files.put({ key, applicantId, bytes: bytesOf(1), scan: null })
          const resume = { key, name: 'cv.txt', type: 'text/plain', size: 1 }
          await profiles.save(profile(applicantId, { resume }))
        })
      await Promise.all([replace(current(), 'a'), replace(other(), 'b'), replace(current(), 'c')])
      const named = (await current().profiles.find(applicantId))?.resume?.key
      const found = await Promise.all(['a', 'b', 'c'].map((key) => current().files.get(key)))
      expect(['a', 'b', 'c'].filter((_, index) => found[index] !== null)).toEqual([named])
    })
  })
}
