import type { Profile } from '#backend/ports/profiles.ts'

export type FileField = 'photo' | 'resume' | 'resumeJp' | 'cvJp'

/** A file in base64. */
export type SampleFile = { name: string; type: string; data: string }

export type ProfileSeed = Omit<Profile, FileField | 'advisor'> & {
  /** Key of `content/advisors.ts`. */
  advisor: string | null
  files: Partial<Record<FileField, SampleFile>>
}
