/** A story outside of its page: description, breadcrumbs, data for search engines, and the picture of shared links. */

import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import type { Story } from '#src/api/stories.ts'
import { beforeAfterOf } from '#src/features/stories/beforeAfterOf.ts'
import { companyOf } from '#src/features/structuredData/structuredData.ts'
import type { LinkPicture } from '#src/page/linkPicture.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { href } from '#src/routes/href.ts'
import type { Crumb } from '#src/ui/Breadcrumbs.tsx'

/** Returns the person and the jobs before and after, for search results. */
export function storyDescription(story: Story, lang: Lang): string {
  const { before, after } = beforeAfterOf(story, lang)
  return textsOf(lang, 'cases').storyDescription({
    person: textsOf(lang, 'storyCard').person(story),
    before: before.text,
    after: after.text,
  })
}

/** Returns the breadcrumbs of a story. */
export function storyCrumbs(story: Story, lang: Lang): Crumb[] {
  return [
    { label: textsOf(lang, 'common').home, to: href(lang, 'home') },
    { label: textsOf(lang, 'cases').title, to: href(lang, 'cases') },
    { label: story.initials },
  ]
}

/** Returns a story for search engines (schema.org). It has no date of publication, as none is known. */
export function storyArticle(story: Story, lang: Lang, origin: string): object {
  const address = new URL(href(lang, 'case', { id: story.id }), origin).href
  const publisher = companyOf(lang, origin)
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: story.catchTitle,
    description: storyDescription(story, lang),
    inLanguage: lang,
    mainEntityOfPage: address,
    author: publisher,
    publisher,
  }
}

/** Returns the content of the share picture of a story. */
export function storyPicture({ lang }: PageContext, story: Story): LinkPicture {
  const { before, after } = beforeAfterOf(story, lang)
  return {
    kind: 'story',
    seed: story.id,
    person: textsOf(lang, 'storyCard').person(story),
    title: story.catchTitle,
    before: { term: before.term, text: before.text, pay: before.pay },
    after: { term: after.term, text: after.text, pay: after.pay },
  }
}
