import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import type { Story } from '#src/api/stories.ts'
import type { LinkPicture } from '#src/page/linkPicture.ts'
import { banksOf } from '#src/features/stories/banksOf.ts'

/** Returns the content of the share picture of a story. */
export function storyPicture(story: Story, lang: Lang): LinkPicture {
  const { before, after } = banksOf(story, lang)
  return {
    kind: 'story',
    seed: story.id,
    person: textsOf(lang, 'storyCard').person(story),
    title: story.catchTitle,
    before: { term: before.term, text: before.text, pay: before.pay },
    after: { term: after.term, text: after.text, pay: after.pay },
  }
}
