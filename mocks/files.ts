import * as z from 'zod/mini'
import type { Files } from '#backend/ports/files.ts'
import { fromBase64, toBase64 } from '#domain/base64.ts'
import type { Persistence } from './store/persistence.ts'

/** A file in base64. */
export type FileContent = { key: string; content: string }

const saved = z.array(z.object({ key: z.string(), content: z.string() }))

/** Files that can be read and replaced as a whole. */
export type MemoryFiles = Files & {
  all(): FileContent[]
  /** Replaces all files. Throws for a content that is not base64. */
  replace(files: FileContent[]): void
}

/** Stores files in memory until the page or process ends, or beyond with a persistence. The clean-up has no work. */
export function createMemoryFiles(persistence?: Persistence): MemoryFiles {
  const kept = new Map<string, Uint8Array>()
  const all = () => [...kept].map(([key, bytes]) => ({ key, content: toBase64(bytes) }))

  function load(files: FileContent[]): void {
    kept.clear()
    for (const { key, content } of files) kept.set(key, bytesOf(key, content))
  }

  const text = persistence?.load()
  if (text) load(saved.parse(JSON.parse(text)))
  const keep = () => persistence?.save(JSON.stringify(all()))

  return {
    async save(key, bytes) {
      kept.set(key, bytes)
      keep()
    },
    keep: async () => {},
    release: async () => {},
    read: async (key) => kept.get(key) ?? null,
    async remove(key) {
      kept.delete(key)
      keep()
    },
    unfinished: async () => [],
    all,
    replace(files) {
      load(files)
      keep()
    },
  }
}

function bytesOf(key: string, content: string): Uint8Array {
  const bytes = fromBase64(content)
  if (!bytes) throw new Error(`The file ${key} is not base64`)
  return bytes
}
