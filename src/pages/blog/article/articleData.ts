import type { Article } from '#src/api/blog.ts'
import { companyOf } from '#src/features/structuredData/company.ts'
import { href } from '#src/routes/href.ts'

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
