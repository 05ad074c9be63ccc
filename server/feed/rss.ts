import type { ArticleSummary } from '#src/api/blog.ts'
import { brand } from '#domain/brand.ts'
import { textsOf } from '#i18n/load.ts'
import { FEED_PATH } from '#src/routes/feed.ts'
import { href } from '#src/routes/href.ts'
import { escapeXml } from '../escape.ts'

/** Renders articles as RSS 2.0. Each item has its language, which may differ from the blog's. */
export function rssOf(articles: ArticleSummary[], origin: string): string {
  const address = (path: string) => escapeXml(new URL(path, origin).href)
  const self = `<atom:link href="${address(FEED_PATH)}" rel="self" type="application/rss+xml"/>`
  const channel = [
    element('title', brand.blogTitle.ja),
    `<link>${address(href('ja', 'blog'))}</link>`,
    self,
    element('description', textsOf('ja', 'blog').description),
    '<language>ja</language>',
    ...lastBuild(articles),
    ...articles.map((article) => item(article, address(href('ja', 'article', { slug: article.slug })))),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${channel.join('\n')}
</channel>
</rss>
`
}

function item(
  { title, excerpt, language, category, tags, publishedAt }: ArticleSummary,
  address: string,
): string {
  const parts = [
    element('title', title),
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    element('description', excerpt),
    ...[category, ...tags].map(({ name }) => element('category', name)),
    element('dc:language', language),
    element('pubDate', rfc822(publishedAt)),
  ]
  return `<item xml:lang="${language}">\n${parts.join('\n')}\n</item>`
}

function lastBuild(articles: ArticleSummary[]): string[] {
  const last = lastChange(articles)
  return last === null ? [] : [element('lastBuildDate', rfc822(last))]
}

/** Returns the latest change of all articles as ISO, or null without articles. */
export function lastChange(articles: ArticleSummary[]): string | null {
  return (
    articles
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? null
  )
}

/** Formats a date for RSS: "Wed, 11 Nov 2026 01:00:00 GMT". */
const rfc822 = (iso: string) => new Date(iso).toUTCString()

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
