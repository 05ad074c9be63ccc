/** Jobs and stories as the store keeps them: facts that no language changes beside the texts in both languages. */
import type {
  EnglishLevel,
  ItSkill,
  JapaneseLevel,
  JobCategory,
  OtherLanguage,
  Prefecture,
  SubIndustry,
} from '#openapi/generated/options.ts'

export type Bilingual<T> = { ja: T; en: T }

export type StoryTexts = {
  /** Initials, in Japanese with an honorific. */
  initials: string
  gender: string
  /** Decade band: 「20代後半」, "late 20s". */
  age: string
  nationality: string
  languageSkills: string
  catchTitle: string
  /** The two fields of the time before are empty for new graduates. */
  jobBeforeTransfer: string
  specialityBeforeTransfer: string
  jobAfterTransfer: string
  specialityAfterTransfer: string
  /** Paragraphs, separated by an empty line. */
  previousCareer: string
  motive: string
  /** HTML of p, ul, li, strong and br. */
  reason: string
  comment: string
  ca: string
  ra: string
}

export type Story = Bilingual<StoryTexts> & {
  id: number
  isTop: boolean
  /** Yearly pay in ten-thousand yen; null for new graduates. */
  salaryBefore: number | null
  salaryAfter: number
}

export type JobTexts = {
  title: string
  employer: string
  place: string
  salaryNote: string
  japaneseNote: string
  englishNote: string
  description: string[]
  duties: string[]
  dutiesChange: string
  requirements: string[]
  preferred: string[]
  contractPeriod: string
  contractRenewal: string
  probation: string
  workplace: string
  workplaceChange: string
  workingHours: string
  breakTime: string
  overtime: string
  holidays: string
  pay: string[]
  allowances: string
  insurance: string
  smoking: string
  visa: string
  selection: string[]
  selectionNote: string
}

export type JobFacts = {
  job_id: number
  jobCategory: JobCategory
  employmentType: 'permanent' | 'fixed_term' | 'part_time' | 'freelance'
  industryName: SubIndustry
  location: Prefecture[]
  nationwideLocation: boolean
  remote: 'none' | 'partial' | 'full'
  /** Yen a year. */
  salaryMin: number
  salaryMax: number
  japaneseLevel: JapaneseLevel
  englishLevel: EnglishLevel
  otherLanguageSkills: OtherLanguage[]
  itSkills: ItSkill[]
  applyFromAbroad: boolean
}

export type Advisor = { initials: string } & Bilingual<{ name: string; languages: string }>

export type Job = JobFacts &
  Bilingual<JobTexts> & {
    advisor: Advisor
    /** ISO, UTC. */
    registeredAt: string
    updatedAt: string
    /** The last day for applications, as a date in Japan; null while there is none. */
    closingDate: string | null
  }
