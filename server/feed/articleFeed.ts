import { brand } from '#domain/brand.ts'
import { textsOf } from '#i18n/load.ts'
import type { ArticleSummary } from '#src/api/blog.ts'
import { FEED_PATH } from '#src/routes/feed.ts'
import { href } from '#src/routes/href.ts'
import type { Feed } from './rss.ts'

/** Returns the feed of the blog with these articles. */
export function articleFeed(articles: ArticleSummary[], origin: string): Feed {
  const address = (path: string) => new URL(path, origin).href
  return {
    title: brand.blogTitle.ja,
    link: address(href('ja', 'blog')),
    self: address(FEED_PATH),
    description: textsOf('ja', 'blog').description,
    language: 'ja',
    items: articles.map(({ slug, title, excerpt, category, tags, language, publishedAt, updatedAt }) => ({
      title,
      link: address(href('ja', 'article', { slug })),
      description: excerpt,
      categories: [category, ...tags].map(({ name }) => name),
      language,
      publishedAt,
      updatedAt,
    })),
  }
}
