/** Jobs, stories and the blog as the store keeps them. Jobs and stories have texts in both languages, an article in one. */
import type { Lang } from '#domain/lang.ts'
import type {
  EmploymentType,
  EnglishLevel,
  ItSkill,
  JapaneseLevel,
  JobCategory,
  OtherLanguage,
  Prefecture,
  RemoteWork,
  PresentOccupation,
  StoryOrigin,
  SubIndustry,
} from '#openapi/generated/options.ts'

export type Bilingual<T> = { ja: T; en: T }

export type StoryTexts = {
  /** Initials with an honorific: 「K.S.さん」, "Mr. K.S."; in English none where `gender` is empty. */
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
  roleBefore: PresentOccupation
  roleAfter: JobCategory
  origin: StoryOrigin
  /** At the time of the change. */
  japaneseLevel: JapaneseLevel
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
  employmentType: EmploymentType
  industryName: SubIndustry
  location: Prefecture[]
  nationwideLocation: boolean
  remote: RemoteWork
  /** Yen a year. */
  salaryMin: number
  salaryMax: number
  japaneseLevel: JapaneseLevel
  englishLevel: EnglishLevel
  otherLanguageSkills: OtherLanguage[]
  itSkills: ItSkill[]
  applyFromAbroad: boolean
  /** Whether the employer supports a new status of residence or a change of status. */
  visaSupport: boolean
}

export type Advisor = { initials: string } & Bilingual<{ name: string; languages: string }>

export type JobDates = {
  /** ISO, UTC. */
  registeredAt: string
  updatedAt: string
  /** The last day for applications, as a date in Japan; null while there is none. */
  closingDate: string | null
}

export type Job = JobFacts & JobDates & Bilingual<JobTexts> & { advisor: Advisor }

/** The part of a job that lists show. */
export type JobListing = JobFacts & JobDates & Bilingual<Pick<JobTexts, 'title' | 'employer' | 'place'>>

/** A category or tag of the blog, named in its own language. */
export type BlogTerm = { slug: string; name: string; language: Lang }

/** The text of an article at one time. */
export type ArticleText = {
  title: string
  excerpt: string
  /** Slug of its category. */
  category: string
  /** Slugs of its tags. */
  tags: string[]
  author: string
  authorNote: string
  /** HTML from an editor, as it was written. */
  body: string
  /** ISO, UTC; not before `publishedAt`. */
  updatedAt: string
}

export type Article = {
  slug: string
  language: Lang
  /** The time of its first publication, or of its creation if it was never published. ISO, UTC. */
  publishedAt: string
  isEditorsChoice: boolean
  /** Null until it is published. */
  published: ArticleText | null
  /**
   * A text that only its key opens; null where there is none. The author of the draft makes the key: 128 random bits, such as 32 hexadecimal
   * digits (`openssl rand -hex 16`). Wrong keys are not rate-limited, so a shorter one could be guessed.
   */
  draft: (ArticleText & { key: string }) | null
}

/** The part of a published article that lists show. */
export type ArticleSummary = Pick<Article, 'slug' | 'language' | 'publishedAt' | 'isEditorsChoice'> &
  Omit<ArticleText, 'author' | 'authorNote' | 'body'> & { readingMinutes: number }

export type BlogTerms = {
  /** In the order of the menu. */
  categories: BlogTerm[]
  tags: BlogTerm[]
}

export type Blog = BlogTerms & { articles: Article[] }
