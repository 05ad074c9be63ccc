import { describe, expect, test } from 'vitest'
import { articles } from '#content/articles/index.ts'
import { categories, tags } from '#content/articles/taxonomy.ts'
import type { ArticleSeed } from '#content/articles/types.ts'
import { sanitize } from '#domain/sanitize.ts'
import * as zod from '#openapi/generated/zod.ts'

/** Other pages of the blog have these addresses. */
const takenSlugs = ['aboutus', 'preview', 'page', 'tag', 'category', 'feed']
const allowedTags =
  /^(?:h[23] id="[a-z][a-z0-9-]*"|a href="[^"]+"|th scope="col"|h[23]|p|[uo]l|li|strong|em|a|blockquote|table|thead|tbody|tr|t[hd])$/
/** Counted in words for English, in characters for Japanese. */
const length = { en: { least: 700, most: 1100 }, ja: { least: 1500, most: 3500 } }
const sitePaths = /^(?:\/en)?\/(?:jobs|cases|entry|inquiry|recruiting|company|favoritelist)$/
const officialSite =
  /^https:\/\/(?:[a-z0-9-]+\.)*(?:go\.jp|lg\.jp|kyoukaikenpo\.or\.jp|jlpt\.jp|ur-net\.go\.jp)\//

const published = articles.filter(({ draftKey }) => !draftKey)
const plainText = (html: string) => html.replace(/<[^>]+>/g, ' ')
const tagsOf = (html: string) =>
  [...html.matchAll(/<(\/?)([^>]*)>/g)].map(([, end, tag = '']) => ({ end, tag }))
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)

function lengthOf({ language, body }: ArticleSeed): number {
  const text = plainText(body)
  return language === 'en' ? text.split(/\s+/).filter(Boolean).length : text.replace(/\s/g, '').length
}

/** Returns the article as in the contract. */
function answerOf(article: ArticleSeed) {
  const { slug, language, title, excerpt, author, authorNote, body, category, tags: tagSlugs } = article
  return {
    slug,
    language,
    title,
    excerpt,
    author,
    authorInitials: null,
    authorNote,
    body,
    isDraft: false,
    category: categories.find((term) => term.slug === category),
    tags: tagSlugs.map((tag) => tags.find((term) => term.slug === tag)),
    publishedAt: '2026-11-20T10:00:00+09:00',
    updatedAt: '2026-11-20T10:00:00+09:00',
    readingMinutes: 5,
  }
}

/** Describes an error in the nesting of tags; undefined without an error. */
function nestingError(html: string): string | undefined {
  const open: string[] = []
  for (const { end, tag } of tagsOf(html)) {
    const [name = ''] = tag.split(' ')
    if (!end) open.push(name)
    else if (open.pop() !== name) return `</${name}> closes another tag`
  }
  return open.length > 0 ? `<${open.join('>, <')}> stays open` : undefined
}

describe.each(articles)('$slug', (article) => {
  const { language, body } = article

  test('matches the contract', () => {
    expect(zod.GetArticle200Response.safeParse(answerOf(article)).error?.issues).toBeUndefined()
    expect(takenSlugs).not.toContain(article.slug)
    expect(new Set(article.tags).size).toBe(article.tags.length)
    expect(article.excerpt).not.toBe('')
  })

  test('has a category and tags of its language', () => {
    const { category, tags: links } = answerOf(article)
    expect([category, ...links].map((term) => term?.language)).toEqual(
      Array.from({ length: links.length + 1 }, () => language),
    )
  })

  test('has a readable length', () => {
    expect(lengthOf(article)).toBeGreaterThanOrEqual(length[language].least)
    expect(lengthOf(article)).toBeLessThanOrEqual(length[language].most)
  })

  test('has whole days as dates, and no change before the publication', () => {
    expect([article.publishedDaysAgo, article.updatedDaysAgo].every(Number.isInteger)).toBe(true)
    expect(article.updatedDaysAgo).toBeGreaterThanOrEqual(0)
    expect(article.updatedDaysAgo).toBeLessThanOrEqual(article.publishedDaysAgo)
  })

  test('has headings for the table of contents', () => {
    const headings = tagsOf(body).filter(({ end, tag }) => !end && /^h[23]/.test(tag))
    const ids = headings.map(({ tag }) => /id="([^"]+)"/.exec(tag)?.[1])
    expect(ids).not.toContain(undefined)
    expect(new Set(ids).size).toBe(ids.length)
    expect(headings.filter(({ tag }) => tag.startsWith('h2')).length).toBeGreaterThanOrEqual(3)
  })

  test('is well-formed HTML that sanitising does not change', () => {
    expect(tagsOf(body).filter(({ tag }) => !allowedTags.test(tag))).toEqual([])
    expect(nestingError(body)).toBeUndefined()
    expect(body).not.toMatch(/&(?!amp;|lt;|gt;|nbsp;)/)
    expect(sanitize(body, 'article').replaceAll(' rel="noopener"', '')).toBe(body)
  })

  test('has tables with a cell for each column', () => {
    for (const [table] of body.matchAll(/<table>.*?<\/table>/gs)) {
      const [columns, ...rows] = table.split('<tr>').slice(1)
      const cells = rows.map((row) => row.split('<td>').length - 1)
      expect(new Set(cells)).toEqual(new Set([(columns ?? '').split('<th ').length - 1]))
    }
  })

  test('links to published articles, to pages of the site and to official sites', () => {
    const known = (href: string) =>
      href.startsWith('/blog/')
        ? published.some(({ slug }) => href === `/blog/${slug}` && slug !== article.slug)
        : sitePaths.test(href) || officialSite.test(href)
    expect(linksOf(body).filter((href) => !known(href))).toEqual([])
  })
})

describe('all articles', () => {
  test('have unique addresses, titles and excerpts', () => {
    for (const name of ['slug', 'title', 'excerpt'] as const) {
      expect(new Set(articles.map((article) => article[name])).size).toBe(articles.length)
    }
  })

  test('are at least 25, two or more in each category of several articles, one or more in the library', () => {
    expect(published.length).toBeGreaterThanOrEqual(25)
    for (const { slug } of categories) {
      const count = published.filter(({ category }) => category === slug).length
      expect(count, `articles in ${slug}`).toBeGreaterThanOrEqual(slug === 'library' ? 1 : 2)
    }
  })

  test('include one draft, for the preview', () => {
    const drafts = articles.filter(({ draftKey }) => draftKey)
    expect(drafts.map(({ category }) => category)).toEqual(['english/others'])
  })

  test('keep their drafts behind keys that cannot be guessed', () => {
    const keys = articles.flatMap(({ draftKey }) => draftKey ?? [])
    expect(keys.filter((key) => !/^[\da-f]{32}$/.test(key))).toEqual([])
  })
})

describe('categories and tags', () => {
  test.each([
    ['categories', categories],
    ['tags', tags],
  ])('the %s have unique addresses', (_, terms) => {
    expect(new Set(terms.map(({ slug }) => slug)).size).toBe(terms.length)
  })

  test('every tag has a published article', () => {
    const used = new Set(published.flatMap((article) => article.tags))
    expect(tags.map(({ slug }) => slug).filter((slug) => !used.has(slug))).toEqual([])
  })
})
