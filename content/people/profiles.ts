/** The profiles of the sample accounts, with their files. */
import type { Files } from '#backend/ports/files.ts'
import type { KeptFile, Profile } from '#backend/ports/people.ts'
import { blankProfile } from '#backend/profile/blankProfile.ts'
import { fromBase64 } from '#domain/base64.ts'
import { advisors } from '../advisors.ts'
import { mariaProfile } from './maria/profile.ts'
import type { FileField, ProfileSeed, SampleFile } from './profileSeed.ts'

/** Someone who has registered and told nothing else. */
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

/** Saves the bytes of the files that the profiles name, unless they are there. */
export async function saveSampleFiles(files: Files): Promise<void> {
  for (const seed of seeds) {
    for (const [field, file] of Object.entries(seed.files)) {
      const key = keyOf(seed.applicantId, field)
      if ((await files.read(key)) === null) await files.save(key, bytesOf(file))
    }
  }
}

/** Makes the files permanent, once the profiles are stored. */
export async function keepSampleFiles(files: Files): Promise<void> {
  for (const seed of seeds)
    for (const field of Object.keys(seed.files)) await files.keep(keyOf(seed.applicantId, field))
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
