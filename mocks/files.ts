import type { Files } from '#backend/ports/files.ts'

/** Stores files in memory until the page or process ends, so the clean-up has no work. */
export function createMemoryFiles(): Files {
  const kept = new Map<string, Uint8Array>()
  return {
    save: async (key, bytes) => void kept.set(key, bytes),
    keep: async () => {},
    release: async () => {},
    read: async (key) => kept.get(key) ?? null,
    remove: async (key) => void kept.delete(key),
    unfinished: async () => [],
  }
}
