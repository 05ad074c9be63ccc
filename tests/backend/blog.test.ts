import { describe, expect, test, vi } from 'vitest'
import type { Article } from '#backend/ports/blog.ts'
import { articles as seeds } from '#content/articles/index.ts'
import { categories } from '#content/articles/taxonomy.ts'
import { stateOf } from '#content/states.ts'
import { createTestApp } from '#mocks/test.ts'
import * as zod from '#openapi/generated/zod.ts'

const app = await createTestApp()
const published = seeds.filter(({ draftKey }) => draftKey === undefined)
const draft = { slug: 'your-first-fortnight-in-japan', key: '60bc21801b640c4de94b5883c79cbacf' }

const get = async (path: string, { env, call } = app) => {
  expect(env.config.checkResponses).toBe(true)
  return call('GET', `/blog/${path}`)
}
const list = async (query = '', from = app) =>
  zod.ListArticles200Response.parse((await get(`article${query}`, from)).body)
const article = async (path: string, from = app) =>
  zod.GetArticle200Response.parse((await get(`article/${path}`, from)).body)
const recommended = async (query: string, from = app) =>
  zod.ListRecommendedArticles200Response.parse((await get(`recommendation${query}`, from)).body)
const slugs = ({ articles }: { articles: { slug: string }[] }) => articles.map(({ slug }) => slug)
const count = (fits: (seed: (typeof seeds)[number]) => boolean) => published.filter(fits).length

describe('The list of articles', () => {
  test('has ten on a page, the newest first, and each only once', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?page=${page}`)))
    const all = pages.flatMap(({ articles }) => articles)
    expect(pages.map(({ articles }) => articles.length)).toEqual([10, 10, 10, 2])
    expect(pages[3]).toMatchObject({ total: 32, page: 4, perPage: 10 })
    expect(new Set(all.map(({ slug }) => slug))).toEqual(new Set(published.map(({ slug }) => slug)))
    const times = all.map(({ publishedAt }) => publishedAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(all.every(({ publishedAt, updatedAt }) => updatedAt >= publishedAt)).toBe(true)
  })

  test('is empty past its end', async () => {
    expect(await list('?page=5')).toMatchObject({ articles: [], total: 32, page: 5 })
  })

  test.each(categories.map(({ slug }) => slug))('has the articles of the category %s', async (slug) => {
    const { articles, total } = await list(`?perPage=100&category=${slug}`)
    expect(total).toBe(count(({ category }) => category === slug))
    expect(new Set(articles.map(({ category }) => category.slug))).toEqual(new Set([slug]))
  })

  test.each(['english', 'japanese'])('%s includes all categories below it', async (category) => {
    expect((await list(`?category=${category}`)).total).toBe(
      count((seed) => seed.category.startsWith(`${category}/`)),
    )
  })

  test('has the articles with a tag, also within a category', async () => {
    const { articles } = await list('?tag=residence-status')
    expect(articles.length).toBe(count(({ tags }) => tags.includes('residence-status')))
    const narrowed = await list('?tag=residence-status&category=japanese/visa')
    expect(narrowed.total).toBeLessThan(articles.length)
    expect(narrowed.articles.every(({ category }) => category.slug === 'japanese/visa')).toBe(true)
  })

  test('is empty for a category or tag that no article has', async () => {
    for (const query of ['category=japanese/none', 'category=japan', 'category=visa', 'tag=none']) {
      expect(await list(`?${query}`)).toMatchObject({ articles: [], total: 0 })
    }
  })

  test.each(['category=Visa', 'category=a/b/c', 'category=/', 'tag=a_b', 'tag=', 'page=0', 'perPage=101'])(
    'refuses %s',
    async (query) => {
      const name = query.replace(/=.*/, '')
      const answer = await get(`article?${query}`)
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: name }] } })
    },
  )

  test('sorts articles of the same time by slug', async () => {
    const own = await createTestApp()
    await own.env.store.blog.insert({
      articles: ['b', 'a-2', 'a'].map((slug) => record({ slug, publishedAt: '2026-11-20T01:00:00.000Z' })),
      categories: [],
      tags: [],
    })
    expect(slugs(await list('', own)).slice(0, 3)).toEqual(['a', 'a-2', 'b'])
  })
})

test('lists and counts load no bodies, an article loads its own only', async () => {
  const own = await createTestApp()
  const { blog } = own.env.store
  const [find, summaries] = [vi.spyOn(blog, 'find'), vi.spyOn(blog, 'summaries')]
  for (const path of ['article', 'category', 'tag', 'recommendation']) await get(path, own)
  expect(find).not.toHaveBeenCalled()
  summaries.mockClear()
  await article('report-your-change-of-employer', own)
  expect(find.mock.calls).toEqual([['report-your-change-of-employer']])
  expect(summaries).not.toHaveBeenCalled()
})

describe('An article', () => {
  test('is in its own language, whatever the request asks for', async () => {
    const path = '/blog/article/report-your-change-of-employer'
    const [ja, en] = await Promise.all((['ja', 'en'] as const).map((lang) => app.call('GET', path, { lang })))
    expect(ja?.body).toEqual(en?.body)
    expect(en?.headers.get('Content-Language')).toBe('en')
    expect(en?.headers.get('Cache-Control')).toBe('no-cache')
    expect(en?.body).toMatchObject({ language: 'ja', isDraft: false, category: { name: 'ビザ' } })
  })

  test.each(['no-such-article', 'Visa', 'a--b', draft.slug])('%s is not found', async (slug) => {
    expect(await get(`article/${slug}`)).toMatchObject({ status: 404 })
  })

  test('has the initials of an author who is an advisor, as jobs and stories have; null for others', async () => {
    const own = await createTestApp()
    const texts = { ja: '森山 恵美', en: 'Emi Moriyama' }
    await own.env.store.blog.insert({
      articles: [
        record({ slug: 'by-emi-ja', language: 'ja' }, { author: texts.ja }),
        record({ slug: 'by-emi-en', language: 'en' }, { author: texts.en }),
        record({ slug: 'by-ana', language: 'en' }, { author: 'Ana' }),
      ],
      categories: [],
      tags: [],
    })
    const initials = async (slug: string) => (await article(slug, own)).authorInitials
    expect(await Promise.all(['by-emi-ja', 'by-emi-en', 'by-ana'].map(initials))).toEqual(['EM', 'EM', null])
  })

  test('counts a minute for each 500 characters or 220 words, rounded up', async () => {
    const own = await createTestApp()
    const bodies = { ja: `<p>${'橋 '.repeat(501)}</p>`, en: `<p>${'word <em>or</em> '.repeat(110)}</p>` }
    await own.env.store.blog.insert({
      articles: (['ja', 'en'] as const).map((lang) =>
        record({ slug: `long-${lang}`, language: lang }, { body: bodies[lang] }),
      ),
      categories: [],
      tags: [],
    })
    expect((await article('long-ja', own)).readingMinutes).toBe(2)
    expect((await article('long-en', own)).readingMinutes).toBe(1)
  })
})

describe('A draft', () => {
  test('is sent for its key, and never cached', async () => {
    const answer = await get(`article/${draft.slug}?draftKey=${draft.key}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.body).toMatchObject({ slug: draft.slug, isDraft: true })
  })

  test('is not found with another key', async () => {
    expect(await get(`article/${draft.slug}?draftKey=${'0'.repeat(32)}`)).toMatchObject({ status: 404 })
  })

  test('of a published article does not change the article without the key', async () => {
    const own = await createTestApp()
    const next = record({ slug: 'next' }, { title: 'As published' })
    if (!next.published) throw new Error('The sample is not published')
    next.draft = { ...next.published, title: 'As drafted', key: 'k' }
    await own.env.store.blog.insert({ articles: [next], categories: [], tags: [] })
    expect(await article('next', own)).toMatchObject({ title: 'As published', isDraft: false })
    expect(await article('next?draftKey=other', own)).toMatchObject({ title: 'As published' })
    expect(await article('next?draftKey=k', own)).toMatchObject({ title: 'As drafted', isDraft: true })
  })

  test.each(['', 'a b', 'x'.repeat(101)])('refuses the key %j', async (key) => {
    const answer = await get(`article/${draft.slug}?draftKey=${encodeURIComponent(key)}`)
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'draftKey' }] } })
  })
})

describe('Categories and tags', () => {
  test('categories are in the order of the menu, with their numbers of articles', async () => {
    const answer = zod.ListBlogCategories200Response.parse((await get('category')).body)
    expect(answer).toMatchObject({ total: 14, page: 1, perPage: 100 })
    expect(answer.categories).toEqual(
      categories.map((term) => ({ ...term, articles: count(({ category }) => category === term.slug) })),
    )
  })

  test('a category without articles is listed, a tag without articles is not', async () => {
    const own = await createTestApp()
    const term = { slug: 'empty', name: 'Empty', language: 'en' as const }
    await own.env.store.blog.insert({ articles: [], categories: [term], tags: [term] })
    expect((await get('category?page=15&perPage=1', own)).body).toMatchObject({
      categories: [{ ...term, articles: 0 }],
    })
    expect(JSON.stringify((await get('tag', own)).body)).not.toContain('"empty"')
  })

  test('tags are sorted by use, then by slug', async () => {
    const { tags } = zod.ListBlogTags200Response.parse((await get('tag')).body)
    expect(tags.every(({ articles }) => articles > 0)).toBe(true)
    expect(tags).toEqual(tags.toSorted((a, b) => b.articles - a.articles || (a.slug < b.slug ? -1 : 1)))
    for (const { slug, articles } of tags) expect(articles).toBe(count((seed) => seed.tags.includes(slug)))
  })
})

describe('Recommended articles', () => {
  test('are eight, the same language first, then by similarity', async () => {
    const slug = 'report-your-change-of-employer'
    const read = await article(slug)
    const { articles, ...rest } = await recommended(`?slug=${slug}`)
    expect(rest).toEqual({ total: 8, page: 1, perPage: 8 })
    expect(slugs({ articles })).not.toContain(slug)
    expect(articles.every(({ language }) => language === 'ja')).toBe(true)
    const ranks = articles.map((each) => [
      each.tags.filter((tag) => read.tags.some((own) => own.slug === tag.slug)).length,
      Number(each.category.slug === read.category.slug),
      Date.parse(each.publishedAt),
    ])
    const inOrder = ranks.toSorted((a, b) => {
      const place = a.findIndex((value, index) => value !== b[index])
      return place < 0 ? 0 : (b[place] ?? 0) - (a[place] ?? 0)
    })
    expect(ranks).toEqual(inOrder)
  })

  test.each(['', '?slug=no-such-article', `?slug=${draft.slug}`])(
    'of “%s” are the editors’ choice, then the newest',
    async (query) => {
      const chosen = published.filter(({ isEditorsChoice }) => isEditorsChoice).map(({ slug }) => slug)
      const found = slugs(await recommended(query))
      expect(found).toHaveLength(8)
      expect(new Set(found.slice(0, chosen.length))).toEqual(new Set(chosen))
      const newest = slugs(await list('?perPage=100')).filter((slug) => !chosen.includes(slug))
      expect(found.slice(chosen.length)).toEqual(newest.slice(0, 8 - chosen.length))
    },
  )
})

/** A published article of the category "Visa" without tags. */
function record(changes: Partial<Article>, text: Partial<Article['published']> = {}): Article {
  return {
    ...stateOf(changes.slug ?? 'sample'),
    slug: 'sample',
    language: 'en',
    publishedAt: '2026-11-01T01:00:00.000Z',
    isEditorsChoice: false,
    published: {
      title: 'Sample',
      excerpt: '',
      category: 'english/visa',
      tags: [],
      author: 'Ana',
      authorNote: '',
      body: '<p>Text</p>',
      updatedAt: '2026-11-20T01:00:00.000Z',
      ...text,
    },
    draft: null,
    ...changes,
  }
}
