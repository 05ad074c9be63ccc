import { toBase64 } from '#domain/base64.ts'
import type { Lang } from '#domain/lang.ts'
import type { Photo, ProfileOutput } from '#openapi/generated/zod.ts'
import type { Env } from '../ports/env.ts'
import type { KeptFile, Profile } from '../ports/people.ts'
import type { Applicant } from '../ports/store.ts'

/** Returns the whole profile in the form of the contract. */
export async function profileView(
  { files }: Env,
  { name, email }: Applicant,
  profile: Profile,
  lang: Lang,
): Promise<ProfileOutput> {
  const { applicantId: _id, fromLink: _from, photo, resume, resumeJp, cvJp, advisor, ...answers } = profile
  return {
    ...answers,
    name,
    email,
    photo: photo && (await photoView(files, photo)),
    resumeName: resume?.name ?? null,
    resumeJpName: resumeJp?.name ?? null,
    cvJpName: cvJp?.name ?? null,
    advisor: advisor && { initials: advisor.initials, ...advisor[lang] },
  }
}

const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Returns null for a photo whose file is gone, as after a reload in mock mode. */
async function photoView(files: Env['files'], { key, name, type: kept }: KeptFile): Promise<Photo> {
  const bytes = await files.read(key)
  const type = photoTypes.find((each) => each === kept)
  return bytes && type ? { name, type, data: toBase64(bytes) } : null
}
