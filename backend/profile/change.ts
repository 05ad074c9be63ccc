import { keepFiles, keysOf, releaseFiles, removeFiles, saveFiles } from '../files/keptFiles.ts'
import type { Env } from '../ports/env.ts'
import { type FileField, type Profile, fileFields } from '../ports/people.ts'
import type { Applicant } from '../ports/store.ts'
import { blankProfile } from './blankProfile.ts'

type Change = {
  /** The answers that are replaced, undefined ones included. */
  answers: Partial<Omit<Profile, FileField | 'applicantId'>>
  /** A new name of the applicant. */
  name?: string
  /** The files that are replaced, or removed with null. Others stay. */
  files?: Partial<Record<FileField, File | null>>
}

type Changed = { applicant: Applicant; profile: Profile }

/**
 * Changes the profile of an applicant: all of the change or nothing. Of two changes at the same time the later one wins, field by field of
 * its page. Removes the replaced files afterwards; the clean-up does so if the process is killed.
 */
export async function changeProfile(
  env: Env,
  id: number,
  { files = {}, ...change }: Change,
): Promise<Changed> {
  const saved = await saveFiles(env, files)
  let replaced: string[] = []
  try {
    const changed = await env.store.transaction(async (store) => {
      const applicant = await store.applicants.find(id)
      if (!applicant) throw new Error(`There is no applicant ${id}`)
      const before = (await store.profiles.find(id)) ?? blankProfile(id)
      replaced = keysOf(pick(before, Object.keys(saved)))
      await releaseFiles(env, replaced)
      const profile = { ...before, ...change.answers, ...saved }
      await store.profiles.save(profile)
      const renamed = { ...applicant, name: change.name ?? applicant.name }
      if (renamed.name !== applicant.name) await store.applicants.update(renamed)
      return { applicant: renamed, profile }
    })
    await keepFiles(env, keysOf(saved))
    await removeFiles(env, replaced)
    return changed
  } catch (error) {
    await removeFiles(env, keysOf(saved))
    await keepFiles(env, replaced)
    throw error
  }
}

function pick(profile: Profile, names: string[]) {
  return Object.fromEntries(
    fileFields.filter((field) => names.includes(field)).map((field) => [field, profile[field]]),
  )
}
