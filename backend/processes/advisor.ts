import type { Lang } from '#domain/lang.ts'
import type { Advisor } from '../ports/records.ts'

/** Returns the name by which texts call an advisor: "Emi" or 「森山」, the first part of the name in its language. */
export function shortName(advisor: Advisor, lang: Lang): string {
  return advisor[lang].name.split(' ')[0] ?? ''
}
