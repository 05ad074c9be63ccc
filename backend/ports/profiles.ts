/** The profiles of applicants. */

import type {
  Education,
  EmploymentStatus,
  EnglishSkill,
  ExpectedStartPeriod,
  Gender,
  ItSkill,
  JapaneseSkill,
  JobCategory,
  Nationality,
  OtherLanguage,
  Prefecture,
  PresentOccupation,
  ProceduralExperience,
  Region,
  SalaryStep,
  VisaStatus,
  YearsOfExperience,
} from '#openapi/generated/options.ts'
import type { Advisor } from './bilingual.ts'

/** An uploaded file, and the random name of its stored bytes (`ports/files.ts`). */
export type KeptFile = { key: string; name: string; type: string; size: number }

/** The fields of a profile that hold a file. */
export const fileFields = ['photo', 'resume', 'resumeJp', 'cvJp'] as const

export type FileField = (typeof fileFields)[number]

/** The values of the entry form and of the profile's pages, under the names of the contract; choices that were not made are absent. */
export type Profile = {
  applicantId: number
  photo: KeptFile | null
  nameKana: string
  /** Full-dates; null if unknown. */
  birthday: string | null
  visaExpiry: string | null
  gender?: Gender
  phoneNumber: string
  nationality?: Nationality
  currentLocation?: string
  visaStatusinJapan?: VisaStatus
  japaneseLanguageSkill?: JapaneseSkill
  englishLanguageSkill?: EnglishSkill
  employmentStatus?: EmploymentStatus
  educationalBackground?: Education
  agreeToHashi: boolean
  agreeToGitTap: boolean
  resume: KeptFile | null
  resumeJp: KeptFile | null
  cvJp: KeptFile | null
  linkedInURL: string
  otherURL: string
  presentOccupation?: PresentOccupation
  itSkills: { it_skills: ItSkill; yoe?: YearsOfExperience }[]
  yearWorkExperience?: YearsOfExperience
  proceduralExperience: ProceduralExperience[]
  expectedStartPeriod?: ExpectedStartPeriod
  desiredJobCategory: JobCategory[]
  desiredLocation: (Region | Prefecture)[]
  /** Yen a year. */
  desiredSalary?: SalaryStep
  otherLanguageSkills: OtherLanguage[]
  otherRequests: string
  /** Null until an advisor takes care of the person. */
  advisor: Advisor | null
  /** The source that led the person to the site, '' if unknown. */
  fromLink: string
}

export interface ProfileTable {
  find(applicantId: number): Promise<Profile | null>
  insert(profile: Profile): Promise<void>
  /** Replaces the profile of an applicant, or adds it. */
  save(profile: Profile): Promise<void>
}
