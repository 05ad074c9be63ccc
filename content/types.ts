/** The shapes of the sample content. Times are counted in days from the moment of seeding, so that the site never looks abandoned. */
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
    /** Null while there is no closing date. */
    closesInDays: number | null
    /** Key of `content/advisors.ts`. */
    advisor: string
  }

export type Advisor = AdvisorRecord & { key: string }
