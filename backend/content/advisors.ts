import { type Lang, otherLang } from '#domain/lang.ts'
import type { AdvisorProfile } from '../ports/advisors.ts'
import type { Advisor } from '../ports/bilingual.ts'

/** Returns the advisor with a name in a language, or undefined. */
export const advisorNamed = (
  advisors: AdvisorProfile[],
  name: string,
  lang: Lang,
): AdvisorProfile | undefined => advisors.find((advisor) => advisor[lang].name === name)

/** Returns an advisor as the public API shows them in a language. */
export const advisorIn = (advisor: AdvisorProfile, lang: Lang) => ({
  ...advisor[lang],
  otherName: advisor[otherLang(lang)].name,
  initials: advisor.initials,
})

/** Returns the part of an advisor that jobs and processes show. */
export function publicAdvisor({ initials, ja, en }: AdvisorProfile): Advisor {
  return {
    initials,
    ja: { name: ja.name, languages: ja.languages },
    en: { name: en.name, languages: en.languages },
  }
}
