import { isSlug } from '#domain/slugs.ts'
import { type Article, articleQuery } from '#src/api/blog.ts'
import { notFound } from '#src/page/notFound.ts'
import { orNotFound } from '#src/page/orNotFound.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { addEnglishTexts } from './englishTexts.ts'

// A rendered page reads its texts before any article is loaded.
addEnglishTexts()

/** Loads an article, or its draft by the draft's key. Throws "not found" for an invalid slug or an unknown article. */
export async function loadArticle(
  { lang, queryClient }: PageContext,
  slug: string,
  draftKey?: string,
): Promise<Article> {
  if (!isSlug(slug)) throw notFound()
  return orNotFound(queryClient.ensureQueryData(articleQuery(lang, slug, draftKey)))
}
