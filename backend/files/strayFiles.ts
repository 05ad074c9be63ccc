import type { Env } from '../ports/env.ts'

/** The age from which an unfinished file counts as stray, in ms. An upload and its transaction take a few minutes at most. */
const UPLOAD_LIMIT = 60 * 60 * 1000

/**
 * Removes the files of uploads that failed or whose process was killed, and files that a profile no longer names. Keeps those that the
 * store names.
 */
export async function removeStrayFiles({ files, store, clock }: Env): Promise<void> {
  const left = await files.unfinished(new Date(clock().getTime() - UPLOAD_LIMIT))
  if (left.length === 0) return
  const named = new Set(await store.profiles.fileKeys())
  for (const key of left) await (named.has(key) ? files.keep(key) : files.remove(key))
}
