import type { Lang } from '#domain/lang.ts'
import type { Story } from '#src/api/stories.ts'
import { companyOf } from '#src/features/structuredData/company.ts'
import { href } from '#src/routes/href.ts'
import { storyDescription } from './storyDescription.ts'

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
