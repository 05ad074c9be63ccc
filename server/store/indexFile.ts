import { createHash } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { nextTask } from '#backend/nextTask.ts'
import type { IndexFile } from '#backend/ports/jobSearch.ts'
import { orNull } from './orNull.ts'

const HASH = 'sha256'
const HASH_LENGTH = 32
/** The bytes that are hashed without a pause, in a millisecond. */
const AT_ONCE = 1 << 20

/**
 * A file that begins with the hashes of the version of the index and of the content. A file of another version, and one that is damaged,
 * is ignored. Several processes may write it at the same time: if that mixes their bytes, the hash shows it.
 */
export function createIndexFile(path: string, version: string): IndexFile {
  const ofVersion = createHash(HASH).update(version).digest()
  return {
    async read() {
      const bytes = await orNull(readFile(path))
      const content = bytes?.subarray(2 * HASH_LENGTH)
      if (!bytes || !content || !ofVersion.equals(bytes.subarray(0, HASH_LENGTH))) return null
      const expected = bytes.subarray(HASH_LENGTH, 2 * HASH_LENGTH)
      if (expected.equals(await hashOf(content))) return content
      console.error(`${path} is damaged and is ignored`)
      return null
    },
    async write(parts) {
      const unfinished = `${path}.unfinished`
      try {
        await writeTo(unfinished, parts)
        await rename(unfinished, path)
      } catch (error) {
        // The bytes would take the room of others on a full disk.
        await rm(unfinished, { force: true })
        throw error
      }
    },
  }

  async function writeTo(name: string, parts: AsyncIterable<Uint8Array>): Promise<void> {
    const file = await open(name, 'w', 0o600)
    try {
      const hash = createHash(HASH)
      await file.writeFile(new Uint8Array(2 * HASH_LENGTH))
      for await (const part of parts) {
        hash.update(part)
        await file.writeFile(part)
      }
      await file.write(Buffer.concat([ofVersion, hash.digest()]), 0, 2 * HASH_LENGTH, 0)
      await file.sync()
    } finally {
      await file.close()
    }
  }
}

async function hashOf(bytes: Uint8Array): Promise<Buffer> {
  const hash = createHash(HASH)
  for (let start = 0; start < bytes.length; start += AT_ONCE) {
    hash.update(bytes.subarray(start, start + AT_ONCE))
    await nextTask()
  }
  return hash.digest()
}
