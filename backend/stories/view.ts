import type { Lang } from '#domain/lang.ts'
import { advisorIn, advisorNamed } from '../content/advisors.ts'
import type { AdvisorProfile } from '../ports/advisors.ts'
import type { Story } from '../ports/stories.ts'

/** A story as lists show it. */
export function storySummary(story: Story, lang: Lang) {
  const { roleBefore, roleAfter, origin, japaneseLevel, isTop } = story
  return { ...storyLine(story, lang), roleBefore, roleAfter, origin, japaneseLevel, isTop }
}

/** The person and the change of a story. */
export function storyLine(story: Story, lang: Lang) {
  const { jobBeforeTransfer, jobAfterTransfer } = story[lang]
  return { ...personOf(story, lang), jobBeforeTransfer, jobAfterTransfer, ...salaries(story, lang) }
}

export const storyLink = (story: Story | undefined, lang: Lang) => (story ? personOf(story, lang) : null)

function personOf(story: Story, lang: Lang) {
  const { initials, age, nationality, catchTitle } = story[lang]
  return { id: story.id, initials, age, nationality, catchTitle }
}

/** The career advisor of a story; null for a name that is not among the advisors. */
export function advisorOfStory(story: Story, advisors: AdvisorProfile[], lang: Lang) {
  const advisor = advisorNamed(advisors, story[lang].ca, lang)
  return advisor ? advisorIn(advisor, lang) : null
}

export function salaries({ salaryBefore, salaryAfter }: Story, lang: Lang) {
  return {
    annualSalaryBeforeTransfer: salaryText(salaryBefore, lang),
    annualSalaryAfterTransfer: salaryText(salaryAfter, lang),
  }
}

/** Formats ten-thousands of yen without a unit: "380" (万円) or "3.8" (million). Empty for new graduates. */
function salaryText(tenThousandYen: number | null, lang: Lang): string {
  if (tenThousandYen === null) return ''
  return lang === 'ja' ? String(tenThousandYen) : (tenThousandYen / 100).toFixed(1)
}
