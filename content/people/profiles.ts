/** The profiles of the sample accounts, with their files. */

import { type KeptFile, type Profile, fileFields } from '#backend/ports/profiles.ts'
import type { Store } from '#backend/ports/store.ts'
import { blankProfile } from '#backend/profile/blankProfile.ts'
import { fromBase64 } from '#domain/base64.ts'
import { advisors } from '../advisors.ts'
import { mariaProfile } from './maria/profile.ts'
import type { FileField, ProfileSeed, SampleFile } from './profileSeed.ts'

/** A new applicant with an empty profile. */
const registered = (applicantId: number): ProfileSeed => ({
  ...blankProfile(applicantId),
  agreeToHashi: true,
  advisor: null,
  files: {},
})

const seeds: ProfileSeed[] = [mariaProfile, registered(1002), registered(1003)]

/** Returns the profiles as records of the store. */
export function sampleProfiles(): Profile[] {
  return seeds.map(({ files, advisor, ...answers }) => ({
    ...answers,
    ...filesOf(answers.applicantId, files),
    advisor: advisorOf(advisor),
  }))
}

/** Adds the profiles and the files that they name. Existing ones do not change. */
export async function addProfiles({ profiles, files }: Store): Promise<void> {
  for (const profile of sampleProfiles()) {
    const { applicantId } = profile
    const existing = await profiles.find(applicantId)
    if (!existing) await profiles.insert(profile)
    for (const [key, bytes] of sampleFiles(existing ?? profile))
      if ((await files.get(key)) === null) await files.put({ key, applicantId, bytes, scan: null })
  }
}

/** Returns the bytes of the sample files that a profile names. */
function sampleFiles(profile: Profile): [string, Uint8Array][] {
  const { applicantId } = profile
  const files = seeds.find((seed) => seed.applicantId === applicantId)?.files ?? {}
  return fileFields.flatMap((field): [string, Uint8Array][] => {
    const [key, file] = [keyOf(applicantId, field), files[field]]
    return file && profile[field]?.key === key ? [[key, bytesOf(file)]] : []
  })
}

function filesOf(applicantId: number, files: ProfileSeed['files']): Pick<Profile, FileField> {
  const kept = (field: FileField): KeptFile | null => {
    const file = files[field]
    if (!file) return null
    const { name, type } = file
    return { key: keyOf(applicantId, field), name, type, size: bytesOf(file).length }
  }
  return { photo: kept('photo'), resume: kept('resume'), resumeJp: kept('resumeJp'), cvJp: kept('cvJp') }
}

const keyOf = (applicantId: number, field: string) => `sample_${applicantId}_${field}`

function bytesOf({ name, data }: SampleFile): Uint8Array {
  const bytes = fromBase64(data)
  if (!bytes) throw new Error(`The sample file ${name} is not base64`)
  return bytes
}

function advisorOf(key: string | null): Profile['advisor'] {
  const found = advisors.find((advisor) => advisor.key === key)
  if (!found) return null
  const { key: _, ...advisor } = found
  return advisor
}
