import { recordEvent } from '../events/record.ts'
import { keptFiles, putFiles, readUploads } from '../files/keptFiles.ts'
import type { Applicant } from '../ports/applicants.ts'
import type { Env } from '../ports/env.ts'
import type { EventData } from '../ports/events.ts'
import { type FileField, type Profile, fileFields } from '../ports/profiles.ts'
import { blankProfile } from './blankProfile.ts'

type Change = {
  /** The part of the profile, for systems that follow the change. */
  part: NonNullable<EventData['part']>
  /** The values that are replaced, undefined ones included. */
  values: Partial<Omit<Profile, FileField | 'applicantId'>>
  /** A new name of the applicant. */
  name?: string
  /** The files that are replaced, or removed with null. Others stay. */
  files?: Partial<Record<FileField, File | null>>
}

type Changed = { applicant: Applicant; profile: Profile }

/**
 * Changes the profile of an applicant and its files: all of the change or nothing. The later one of two concurrent changes wins, for the
 * fields of its page.
 */
export async function changeProfile(
  env: Env,
  id: number,
  { part, files = {}, ...change }: Change,
): Promise<Changed> {
  const uploads = await readUploads(env, files)
  return env.store.transaction(async (store) => {
    const applicant = await store.applicants.find(id)
    if (!applicant) throw new Error(`There is no applicant ${id}`)
    const before = (await store.profiles.find(id)) ?? blankProfile(id)
    const profile = { ...before, ...change.values, ...keptFiles(uploads) }
    for (const field of fileFields) {
      const old = before[field]
      if (old && old.key !== profile[field]?.key) await store.files.delete(old.key)
    }
    await putFiles(store, id, uploads)
    await store.profiles.save(profile)
    const renamed = { ...applicant, name: change.name ?? applicant.name }
    if (renamed.name !== applicant.name) await store.applicants.update(renamed)
    await recordEvent(store, env, 'profile-changed', { personId: id, data: { part } })
    return { applicant: renamed, profile }
  })
}
