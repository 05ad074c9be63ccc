import { entryValues } from '#domain/forms/entryRequest.ts'
import type { Input } from '../operation.ts'
import type { Env } from '../ports/env.ts'
import type { KeptFile, Profile } from '../ports/people.ts'

export type EntryFiles = Pick<Profile, 'resume' | 'resumeJp' | 'cvJp'>

/** Keeps the files of an entry under random names, all or none of them. */
export async function saveFiles(env: Env, body: Input<'createEntry'>['body']): Promise<EntryFiles> {
  const { resume, resumeJp, cvJp } = entryValues(body)
  const kept: EntryFiles = { resume: null, resumeJp: null, cvJp: null }
  try {
    kept.resume = await save(env, resume)
    kept.resumeJp = await save(env, resumeJp)
    kept.cvJp = await save(env, cvJp)
    return kept
  } catch (error) {
    await removeFiles(env, kept)
    throw error
  }
}

/** Removes the files of an entry that was not registered. */
export async function removeFiles({ files }: Env, kept: EntryFiles): Promise<void> {
  await Promise.all(Object.values(kept).map(async (file) => file && files.remove(file.key)))
}

async function save({ files, random }: Env, file: File | null): Promise<KeptFile | null> {
  if (!file) return null
  const key = random.token('file')
  await files.save(key, new Uint8Array(await file.arrayBuffer()))
  return { key, name: file.name.normalize('NFC'), type: file.type, size: file.size }
}
