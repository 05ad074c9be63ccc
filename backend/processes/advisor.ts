import type { Lang } from '#domain/lang.ts'
import type { Process } from '../ports/processes.ts'
import type { Advisor } from '../ports/records.ts'

/** Returns the advisor of an applicant, who made the latest recommendation; null if there is none yet. */
export function advisorOf(processes: Process[]): Advisor | null {
  const latest = processes
    .filter(({ isRecommended, details }) => isRecommended && details.advisor)
    .sort((a, b) => (a.startedAt < b.startedAt ? -1 : 1))
    .at(-1)
  return latest?.details.advisor ?? null
}

/** Returns the name by which texts call an advisor: "Emi" or 「森山」, the first part of the name in its language. */
export function shortName(advisor: Advisor, lang: Lang): string {
  return advisor[lang].name.split(' ')[0] ?? ''
}
