import { brand } from '#domain/brand.ts'
import type { Article } from '#src/api/blog.ts'
import { href } from '#src/routes/href.ts'

/** An article for search engines (schema.org). The company answers for it, so it is the author. */
export function articleData(article: Article, origin: string): object {
  const { slug, title, excerpt, language, category, publishedAt, updatedAt } = article
  const company = {
    '@type': 'Organization',
    name: brand.company[language],
    url: new URL(href(language, 'home'), origin).href,
  }
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
