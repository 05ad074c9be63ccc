import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '#backend/ports/files.ts'

/** Files in a folder of the data folder, under their random names, which no path of the site leads to. Only this user may read them. */
export function createUploads(folder: string): Files {
  return {
    async save(key, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, key), bytes, { flag: 'wx', mode: 0o600 })
    },
    async read(key) {
      try {
        return new Uint8Array(await readFile(join(folder, key)))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    remove: (key) => rm(join(folder, key), { force: true }),
  }
}
