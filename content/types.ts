/** Types of the sample content. Times are relative to the moment of seeding, in days, so that the content always looks current. */

import type { Advisor as AdvisorRecord, Bilingual } from '#backend/ports/bilingual.ts'
import type { ContentState } from '#backend/ports/content.ts'
import type { JobFacts, JobTexts } from '#backend/ports/jobs.ts'
import type { Story } from '#backend/ports/stories.ts'

export type { Bilingual } from '#backend/ports/bilingual.ts'

export type StorySeed = Omit<Story, keyof ContentState>

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
