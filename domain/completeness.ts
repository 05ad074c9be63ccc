/**
 * The completeness of a person's documents for advisors. The weights are the product's own: their sum is 100, and fields that
 * recommendations depend on weigh more.
 */

import { VisaStatus } from '#openapi/generated/options.ts'
import type { Career, Profile, Resume } from '#openapi/generated/zod.ts'

/** The stored answers that count. `createdDate` is null until a document has been stored. */
export type CompletenessFacts = {
  profile: Omit<Profile, 'advisor'>
  resume: Pick<Resume, 'createdDate'>
  career: Pick<Career, 'createdDate'>
}

/** The parts in the order of the pages that fill them. */
export const completenessParts = [
  'photo',
  'birthday',
  'phoneNumber',
  'residence',
  'visaExpiry',
  'languages',
  'itSkills',
  'experience',
  'wishes',
  'files',
  'resume',
  'career',
] as const
export type CompletenessPart = (typeof completenessParts)[number]

/** The row of the page that fills a part (`src/routes/mypageRows.ts`). */
export type CompletingPage = 'profileEdit' | 'profileHistory' | 'profileAddition' | 'resume' | 'career'

/** Skills and preferences: an advisor needs them to look for jobs. */
const searchParts = ['itSkills', 'wishes'] as const
export type SearchPart = (typeof searchParts)[number]

export type MissingPart = {
  part: CompletenessPart
  page: CompletingPage
  /** The first field of the part, for a link to it; '' where the page is about the part alone. */
  field: string
  /** An estimate of the time that the part takes, in minutes. */
  minutes: number
}

export type Completeness = {
  /** From 15 (registered, nothing else) to 100. */
  percent: number
  missing: MissingPart[]
}

type Part = Omit<MissingPart, 'part'> & { weight: number; isFilled: (facts: CompletenessFacts) => boolean }

/** The weight of name and e-mail address, which the registration has asked for. */
const REGISTRATION = 15

/** Statuses without a last day of stay: permanent residents, and people abroad without a status. */
const withoutExpiry: (VisaStatus | undefined)[] = [
  VisaStatus.permanent_resident,
  VisaStatus.no_visa_living_abroad,
]

const parts: Record<CompletenessPart, Part> = {
  photo: {
    weight: 8,
    page: 'profileEdit',
    field: 'photo',
    minutes: 1,
    isFilled: ({ profile }) => profile.photo !== null,
  },
  birthday: {
    weight: 5,
    page: 'profileEdit',
    field: 'nameKana',
    minutes: 1,
    isFilled: ({ profile }) => profile.birthday !== null && profile.nameKana.trim() !== '',
  },
  phoneNumber: {
    weight: 3,
    page: 'profileEdit',
    field: 'phoneNumber',
    minutes: 1,
    isFilled: ({ profile }) => profile.phoneNumber !== '',
  },
  residence: {
    weight: 6,
    page: 'profileEdit',
    field: 'nationality',
    minutes: 1,
    isFilled: ({ profile }) =>
      Boolean(profile.nationality && profile.currentLocation && profile.visaStatusinJapan),
  },
  visaExpiry: {
    weight: 8,
    page: 'profileEdit',
    field: 'visaExpiry',
    minutes: 1,
    isFilled: ({ profile }) =>
      profile.visaExpiry !== null || withoutExpiry.includes(profile.visaStatusinJapan),
  },
  languages: {
    weight: 6,
    page: 'profileEdit',
    field: 'japaneseLanguageSkill',
    minutes: 1,
    isFilled: ({ profile }) => Boolean(profile.japaneseLanguageSkill && profile.englishLanguageSkill),
  },
  itSkills: {
    weight: 7,
    page: 'profileEdit',
    field: 'itSkills.0.it_skills',
    minutes: 1,
    isFilled: ({ profile }) => profile.itSkills.length > 0,
  },
  experience: {
    weight: 7,
    page: 'profileHistory',
    field: '',
    minutes: 2,
    isFilled: ({ profile }) =>
      Boolean(profile.employmentStatus && profile.presentOccupation && profile.yearWorkExperience) &&
      profile.proceduralExperience.length > 0,
  },
  wishes: {
    weight: 6,
    page: 'profileAddition',
    field: 'expectedStartPeriod',
    minutes: 2,
    isFilled: ({ profile }) =>
      profile.expectedStartPeriod !== undefined &&
      profile.desiredJobCategory.length > 0 &&
      profile.desiredLocation.length > 0,
  },
  files: {
    weight: 5,
    page: 'profileAddition',
    field: 'resume',
    minutes: 2,
    isFilled: ({ profile }) =>
      [
        profile.resumeName,
        profile.resumeJpName,
        profile.cvJpName,
        profile.linkedInURL,
        profile.otherURL,
      ].some(Boolean),
  },
  resume: {
    weight: 12,
    page: 'resume',
    field: '',
    minutes: 15,
    isFilled: ({ resume }) => resume.createdDate !== null,
  },
  career: {
    weight: 12,
    page: 'career',
    field: '',
    minutes: 20,
    isFilled: ({ career }) => career.createdDate !== null,
  },
}

/** Returns how complete the stored answers are, and the parts that are missing, in the order of their pages. */
export function completenessOf(facts: CompletenessFacts): Completeness {
  const filled = completenessParts.filter((part) => parts[part].isFilled(facts))
  const percent = filled.reduce((sum, part) => sum + parts[part].weight, REGISTRATION)
  const missing = completenessParts
    .filter((part) => !filled.includes(part))
    .map((part): MissingPart => {
      const { page, field, minutes } = parts[part]
      return { part, page, field, minutes }
    })
  return { percent, missing }
}

/** Returns the parts of the profile's own pages; the resume and the career history are documents beside it. */
export const profilePartsOf = (missing: readonly MissingPart[]): MissingPart[] =>
  missing.filter(({ page }) => page !== 'resume' && page !== 'career')

/** Returns the missing parts that an advisor needs to look for jobs. */
export const searchPartsOf = (missing: readonly MissingPart[]): SearchPart[] =>
  searchParts.filter((part) => missing.some((each) => each.part === part))
