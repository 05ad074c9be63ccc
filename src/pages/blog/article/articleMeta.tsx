/** An article outside of its page: loading, breadcrumbs, and data for search engines. */

import type { Lang } from '#domain/lang.ts'
import { isSlug } from '#domain/text.ts'
import { article as english } from '#i18n/en/article.ts'
import { addTexts, textsOf } from '#i18n/load.ts'
import { type Article, articleQuery } from '#src/api/blog.ts'
import { companyOf } from '#src/features/structuredData/structuredData.ts'
import { notFound, orNotFound } from '#src/page/loading.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { href } from '#src/routes/href.ts'
import type { Crumb } from '#src/ui/Breadcrumbs.tsx'
import { MixedText } from '#src/ui/MixedText.tsx'
import { categoryCrumb } from '../blogMeta.ts'

// The texts around an English article are part of the code: only the article's data says that it is English, and a rendered page reads
// its texts before any article is loaded.
addTexts('en', { article: english, articleCard: english.card })

/** Loads an article, or its draft by the draft's key. Throws "not found" for an invalid slug or an unknown article. */
export async function loadArticle(
  { lang, queryClient }: PageContext,
  slug: string,
  draftKey?: string,
): Promise<Article> {
  if (!isSlug(slug)) throw notFound()
  return orNotFound(queryClient.ensureQueryData(articleQuery(lang, slug, draftKey)))
}

/** Returns the breadcrumbs of an article, in its language. */
export function articleCrumbs({ title, language, category }: Article): Crumb[] {
  const t = textsOf(language, 'article')
  return [
    { label: t.home, to: href(language, 'home') },
    { label: t.blog, to: articleListHref(language) },
    categoryCrumb(category),
    { label: title, shown: <MixedText text={title} lang={language} />, lang: language },
  ]
}

/** Returns the address of all articles in a language. The blog has no English pages but a list of its English articles. */
export const articleListHref = (lang: Lang): string =>
  lang === 'ja' ? href('ja', 'blog') : href('ja', 'blogCategory', { '*': 'english' })

/** Returns an article for search engines (schema.org). The company is responsible for it, so it is the author. */
export function articleData(article: Article, origin: string): object {
  const { slug, title, excerpt, language, category, publishedAt, updatedAt } = article
  const company = companyOf(language, origin)
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: excerpt,
    inLanguage: language,
    articleSection: category.name,
    datePublished: publishedAt,
    dateModified: updatedAt,
    mainEntityOfPage: new URL(href('ja', 'article', { slug }), origin).href,
    author: company,
    publisher: company,
  }
}
