import { beforeAll, expect, test } from 'vitest'
import { loadTexts } from '#i18n/load.ts'
import type { ArticleSummary } from '#src/api/blog.ts'
import { articleFeed } from './articleFeed.ts'
import { lastChange, rssOf } from './rss.ts'

const ORIGIN = 'https://hashi.example'

const article: ArticleSummary = {
  slug: 'a',
  language: 'en',
  title: 'A < B & "C"\u0007',
  excerpt: '',
  category: { slug: 'english/visa', name: 'Visa', language: 'en' },
  tags: [{ slug: 'tax', name: 'Tax', language: 'en' }],
  publishedAt: '2026-11-11T10:00:00+09:00',
  updatedAt: '2026-11-12T10:00:00+09:00',
  readingMinutes: 1,
}

beforeAll(() => loadTexts('ja', ['blog']))

test('an article is an item with its address, language, topics and time', () => {
  const feed = rssOf(articleFeed([article], ORIGIN))
  const address = `${ORIGIN}/blog/a`
  expect(feed).toContain('<item xml:lang="en">')
  expect(feed).toContain(`<link>${address}</link>\n<guid isPermaLink="true">${address}</guid>`)
  expect(feed).toContain('<category>Visa</category>\n<category>Tax</category>\n<dc:language>en</dc:language>')
  expect(feed).toContain('<pubDate>Wed, 11 Nov 2026 01:00:00 GMT</pubDate>')
  expect(feed).toContain('<lastBuildDate>Thu, 12 Nov 2026 01:00:00 GMT</lastBuildDate>')
})

test('special characters are escaped for XML or removed', () => {
  expect(rssOf(articleFeed([article], ORIGIN))).toContain('<title>A &lt; B &amp; &quot;C&quot;</title>')
})

test('a feed without articles has no time', () => {
  expect(lastChange([])).toBeNull()
  expect(rssOf(articleFeed([], ORIGIN))).not.toMatch(/lastBuildDate|<item/)
})
