/** The site of a new company: no jobs, no stories, no articles. */

import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import { FEED_PATH, jobFeedPath } from '#src/routes/feed.ts'
import { hasParams } from '#src/routes/href.ts'
import { type SitePage, addressOf, sitePages } from '../support/sitePages.ts'
import { type TestSite, createTestSite } from './support/site.ts'

let site: TestSite
/** The addresses of every page, taken from a site with content. */
let listed: string[]

beforeAll(async () => {
  listed = await (await createTestSite()).listed()
  site = await createTestSite({ sample: false })
})

/** Pages of a job, story or article, which do not exist. Those of an applicant are only known in the browser. */
const isOfContent = ({ row }: SitePage) =>
  (hasParams(row.path) && !['account', 'mypage'].includes(row.layout)) || row.layout === 'preview'

/** Categories exist from the start. */
const isFound = (page: SitePage) => !isOfContent(page) || page.id === 'blogCategory'

test.each(sitePages.map((page) => ({ name: `${page.id} (${page.lang})`, page })))(
  'the page $name is right',
  async ({ page }) => {
    const { status, html } = await site.open(addressOf(page, listed))
    expect(status).toBe(isFound(page) ? 200 : 404)
    const shown = html.replaceAll(/<script[^]*?<\/script>/g, '')
    expect(shown).not.toMatch(/NaN|undefined|Infinity|\[object/)
    expect(shown).not.toMatch(/<(ul|ol|dl|tbody)[^>]*><\/\1>/)
  },
)

describe.each(languages)('in %s', (lang) => {
  const root = lang === 'ja' ? '' : '/en'
  const entry = `href="${root}/entry"`
  const talk = `href="${root}/invitation"`
  const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0] ?? ''
  /** The words that stay on one line have elements of their own. */
  const textOf = (html: string) => html.replace(/<[^>]+>/g, '')

  test.each([
    ['/', { ja: '現在、公開中の求人はありません', en: 'No jobs are published at the moment' }],
    ['/jobs', { ja: '現在、公開中の求人はありません', en: 'No jobs are published at the moment' }],
    ['/cases', { ja: '現在、公開中の転職事例はありません', en: 'No stories are published at the moment' }],
  ])('%s says so, and offers the registration and a talk', async (path, text) => {
    const { html } = await site.open(path === '/' ? root || '/' : root + path)
    const main = mainOf(html)
    expect(textOf(main)).toContain(text[lang])
    expect(main).toContain(entry)
    expect(main).toContain(talk)
  })

  test('the home page shows no figures about jobs', async () => {
    const main = mainOf((await site.open(root || '/')).html)
    expect(main).not.toContain(`href="${root}/jobs`)
    expect(main).not.toMatch(/>0[ <]|0件|0 jobs/)
  })

  test('the list of jobs has nothing to filter, to order or to answer', async () => {
    const main = mainOf((await site.open(`${root}/jobs`)).html)
    expect(main).not.toMatch(/<(form|select|input|aside|button)/)
    expect(textOf(main)).not.toMatch(/0\s*件|0\s*jobs/)
    expect(textOf(main)).not.toContain(textsOf(lang, 'fitInvitation').listTitle)
  })

  test('a search with filters offers to clear them', async () => {
    const { html } = await site.open(`${root}/jobs?jobCategory=qa`)
    expect(textOf(mainOf(html))).toContain(
      { ja: '条件に合う求人はありません', en: 'No jobs match all your filters' }[lang],
    )
    expect(textOf(mainOf(html))).not.toContain(textsOf(lang, 'fitInvitation').listTitle)
  })

  test('the page about the blog names no article', async () => {
    const { html } = await site.open('/blog/aboutus')
    expect(html).toContain('/blog/ARTICLE/embed')
  })

  test('a page without content is not indexed', async () => {
    const paths = [`${root}/jobs`, `${root}/cases`, ...(lang === 'ja' ? ['/blog'] : [])]
    for (const path of paths)
      expect((await site.open(path)).meta('robots'), `page ${path}`).toContain('noindex')
  })

  test('the feed of jobs has no items', async () => {
    const answer = await site.get(jobFeedPath(lang, ''))
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('<item>')
  })

  test('structured data names no job', async () => {
    for (const path of [root || '/', `${root}/jobs`, `${root}/cases`]) {
      const { structuredData } = await site.open(path)
      expect(JSON.stringify(structuredData), `page ${path}`).not.toMatch(/JobPosting|Article|NaN|null/)
    }
  })
})

test.each([
  ['/blog', '最初の記事を準備しています'],
  ['/blog/category/japanese/visa', '最初の記事を準備しています'],
  ['/blog/category/english', 'The first articles are being written'],
])('%s says that there are no articles yet, and keeps its menu, without figures', async (path, text) => {
  const main = (await site.open(path)).html
  expect(main).toContain(text)
  expect(main).toContain('就職活動の知識')
  expect(main).not.toMatch(/>0</)
})

test('the feed of articles is served', async () => {
  expect((await site.get(FEED_PATH)).status).toBe(200)
})

test('the sitemap lists the pages that have content', async () => {
  const paths = await site.listed()
  expect(paths).toContain('/')
  expect(paths).toContain('/en/company')
  expect(paths.filter((path) => /jobs|cases|^\/blog(?!\/aboutus)/.test(path))).toEqual([])
})
