import {
  type ResumePersonValues,
  type ResumeReasonsValues,
  type ResumeValues,
  blankHistoryRow,
  resumeReasonsStep,
} from '#domain/forms/resume.ts'
import { emptyResume, resumeValues } from '#domain/forms/resumeRequest.ts'
import { toHiragana } from '#domain/text.ts'
import type { Profile } from '#src/api/profile.ts'
import type { Resume } from '#src/api/resume.ts'

/** Returns the values that the form starts with: the stored ones, dated today. A new resume has what the profile knows. */
export const startOfResume = (resume: Resume, profile: Profile | null, today: string): ResumeValues => ({
  ...resumeValues({ ...resume, ...(profile && knownOf(profile)) }),
  createdDate: today,
})

/** The fields that both have, but for the gender: the form leaves it to everybody whether to state it. */
const knownOf = (profile: Profile): Partial<Resume> => ({
  photo: profile.photo,
  name: profile.name,
  nameKana: toHiragana(profile.nameKana),
  birthday: profile.birthday,
  phoneNumber: profile.phoneNumber,
  nationality: profile.nationality,
  visaStatusinJapan: profile.visaStatusinJapan,
  visaExpiry: profile.visaExpiry,
})

const rows = [blankHistoryRow]

/** The shape of the values, for reading a draft. */
export const resumeSample: ResumeValues = {
  ...resumeValues(emptyResume),
  education: rows,
  work: rows,
  licences: rows,
}

/** Returns the values of step 1. */
export function personPart(values: ResumeValues): ResumePersonValues {
  const { licences: _licences, motivation: _motivation, preferences: _preferences, ...person } = values
  return person
}

/** Returns the values of step 2. */
export const reasonsPart = ({ licences, motivation, preferences }: ResumeValues): ResumeReasonsValues => ({
  licences,
  motivation,
  preferences,
})

/** Returns whether a field, such as 'work.0.year', belongs to step 1. */
export const isInPersonStep = (name: string): boolean =>
  !((name.split('.')[0] ?? '') in resumeReasonsStep.shape)
