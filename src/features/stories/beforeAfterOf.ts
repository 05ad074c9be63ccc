import type { Lang } from '#domain/lang.ts'
import { formatStorySalary } from '#domain/money.ts'
import { textsOf } from '#i18n/load.ts'
import type { StorySummary } from '#src/api/stories.ts'
import type { BeforeAfterSide } from '#src/ui/BeforeAfter.tsx'

/** The fields of a story about the change of job. */
export type StoryChange = Pick<
  StorySummary,
  'jobBeforeTransfer' | 'annualSalaryBeforeTransfer' | 'jobAfterTransfer' | 'annualSalaryAfterTransfer'
>

type StorySide = BeforeAfterSide & { text: string; pay: string }

/** Returns the job and salary before and after. A person without a previous job was a new graduate. */
export function beforeAfterOf(story: StoryChange, lang: Lang): { before: StorySide; after: StorySide } {
  const t = textsOf(lang, 'storyCard')
  return {
    before: {
      term: t.before,
      text: story.jobBeforeTransfer || t.newGraduate,
      pay: formatStorySalary(story.annualSalaryBeforeTransfer, lang),
      quiet: story.jobBeforeTransfer === '',
    },
    after: {
      term: t.after,
      text: story.jobAfterTransfer,
      pay: formatStorySalary(story.annualSalaryAfterTransfer, lang),
    },
  }
}
