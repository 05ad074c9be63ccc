import type { Files } from '#backend/ports/files.ts'

/** Files in memory; they live as long as the page or process, so nothing has to be cleaned up. */
export function createMemoryFiles(): Files {
  const kept = new Map<string, Uint8Array>()
  return {
    save: async (key, bytes) => void kept.set(key, bytes),
    keep: async () => {},
    read: async (key) => kept.get(key) ?? null,
    remove: async (key) => void kept.delete(key),
    unfinished: async () => [],
  }
}
