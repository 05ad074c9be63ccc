/** Types of the sample content. Times are relative to the moment of seeding, in days, so that the content always looks current. */
import type {
  Advisor as AdvisorRecord,
  Bilingual,
  JobFacts,
  JobTexts,
  Story,
} from '#backend/ports/records.ts'

export type { Bilingual } from '#backend/ports/records.ts'

export type StorySeed = Story

export type JobSeed = JobFacts &
  Bilingual<JobTexts> & {
    registeredDaysAgo: number
    updatedDaysAgo: number
    /** Null if there is no closing date. */
    closesInDays: number | null
    /** Key of `content/advisors.ts`. */
    advisor: string
  }

export type Advisor = AdvisorRecord & { key: string }
