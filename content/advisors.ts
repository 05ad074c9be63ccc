import { type AdvisorFacts, advisors as everyone } from '#domain/advisors.ts'
import type { Lang } from '#domain/lang.ts'
import type { Advisor } from './types.ts'

const nameOf = ({ name, languages }: AdvisorFacts[Lang]) => ({ name, languages })

/** The advisors of the company as jobs and applicants keep them. */
export const advisors: Advisor[] = everyone.map(({ key, initials, ja, en }) => ({
  key,
  initials,
  ja: nameOf(ja),
  en: nameOf(en),
}))
