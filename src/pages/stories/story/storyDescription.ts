import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import type { Story } from '#src/api/stories.ts'
import { banksOf } from '#src/features/stories/banksOf.ts'

/** Returns the person and the jobs before and after, for search results. */
export function storyDescription(story: Story, lang: Lang): string {
  const { before, after } = banksOf(story, lang)
  return textsOf(lang, 'cases').storyDescription({
    person: textsOf(lang, 'storyCard').person(story),
    before: before.text,
    after: after.text,
  })
}
