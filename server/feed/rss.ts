import { escapeXml } from '../escape.ts'

export type Feed = {
  title: string
  /** The address of the page that the feed follows. */
  link: string
  /** The feed's own address. */
  self: string
  description: string
  language: string
  /** Minutes until readers may ask again. */
  ttl?: number
  items: FeedItem[]
}

export type FeedItem = {
  title: string
  link: string
  description: string
  categories: string[]
  language: string
  /** ISO. */
  publishedAt: string
  updatedAt: string
}

/** Renders a feed as RSS 2.0. Each item has its language, which may differ from the feed's. */
export function rssOf({ title, link, self, description, language, ttl, items }: Feed): string {
  const channel = [
    element('title', title),
    element('link', link),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    element('description', description),
    element('language', language),
    ...(ttl === undefined ? [] : [element('ttl', String(ttl))]),
    ...lastBuild(items),
    ...items.map(itemOf),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${channel.join('\n')}
</channel>
</rss>
`
}

function itemOf({ title, link, description, categories, language, publishedAt }: FeedItem): string {
  const address = escapeXml(link)
  const parts = [
    element('title', title),
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    element('description', description),
    ...categories.map((name) => element('category', name)),
    element('dc:language', language),
    element('pubDate', rfc822(publishedAt)),
  ]
  return `<item xml:lang="${language}">\n${parts.join('\n')}\n</item>`
}

function lastBuild(items: FeedItem[]): string[] {
  const last = lastChange(items)
  return last === null ? [] : [element('lastBuildDate', rfc822(last))]
}

/** Returns the latest change of all items as ISO, or null without items. */
export function lastChange(items: FeedItem[]): string | null {
  return (
    items
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? null
  )
}

/** Formats a date for RSS: "Wed, 11 Nov 2026 01:00:00 GMT". */
const rfc822 = (iso: string) => new Date(iso).toUTCString()

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
