import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '#backend/ports/files.ts'
import { Unavailable } from '#backend/ports/unavailable.ts'

/**
 * Stores files under random names in a subfolder of the data folder. No path of the site serves them, and only this user may read them.
 * Unfinished files are in their own subfolder.
 */
export function createUploads(folder: string): Files {
  const unfinishedFolder = join(folder, 'unfinished')
  const kept = (key: string) => join(folder, key)
  const unfinished = (key: string) => join(unfinishedFolder, key)

  async function save(key: string, bytes: Uint8Array): Promise<void> {
    try {
      await mkdir(unfinishedFolder, { recursive: true, mode: 0o700 })
      await writeFile(unfinished(key), bytes, { flag: 'wx', mode: 0o600 })
    } catch (error) {
      // A full disk leaves a partial file. If removing it fails, the clean-up removes it.
      await rm(unfinished(key), { force: true }).catch(console.error)
      throw error
    }
  }

  async function release(key: string): Promise<void> {
    await mkdir(unfinishedFolder, { recursive: true, mode: 0o700 })
    await orNull(rename(kept(key), unfinished(key)))
  }

  async function savedBefore(before: Date): Promise<string[]> {
    const keys = (await orNull(readdir(unfinishedFolder))) ?? []
    const times = await Promise.all(keys.map((key) => orNull(stat(unfinished(key)))))
    return keys.filter((_, at) => (times[at]?.mtime ?? before) < before)
  }

  return {
    save: (key, bytes) => available(save(key, bytes)),
    keep: async (key) => void (await available(orNull(rename(unfinished(key), kept(key))))),
    release: (key) => available(release(key)),
    read: async (key) => {
      const bytes = (await read(kept(key))) ?? (await read(unfinished(key)))
      return bytes && new Uint8Array(bytes)
    },
    remove: async (key) => {
      await available(rm(unfinished(key), { force: true }))
      await available(rm(kept(key), { force: true }))
    },
    unfinished: (before) => available(savedBefore(before)),
  }
}

const read = (file: string) => available(orNull(readFile(file)))

/** Returns null if the file or folder does not exist. */
async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Converts other errors of the file system to `Unavailable`: a full disk, a missing or read-only folder. */
async function available<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Unavailable(`The files are not available: ${reason}`, { cause: error })
  }
}
