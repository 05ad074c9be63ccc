import type { Page } from '@playwright/test'
import { languages } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'
import { expectNoOverflow } from '../audit/overflow.ts'
import { expectNoViolation } from '../support/axe.ts'
import { ORIGIN } from '../support/site.ts'
import { expect, hydrated, test } from '../support/test.ts'
import { inEachView } from '../support/views.ts'
import { widths } from '../support/widths.ts'

const words = {
  en: {
    save: 'Save this search',
    name: 'Name of the search',
    keep: 'Save search',
    isSaved: 'Search saved',
    all: 'See all',
    fresh: /^\d+\+? new since/,
    rename: /^Rename/,
    remove: /^Remove/,
    undo: 'Undo',
    empty: 'No saved searches yet',
    feed: /^Feed of/,
    required: 'Please enter a name.',
  },
  ja: {
    save: 'この条件を保存',
    name: '検索条件の名前',
    keep: '保存する',
    isSaved: '保存済み',
    all: '一覧を見る',
    fresh: /以降の新着\d+\+?件$/,
    rename: /^名前を変更/,
    remove: /^削除/,
    undo: '元に戻す',
    empty: '保存した検索条件はまだありません',
    feed: /のフィード$/,
    required: '名前を入力してください。',
  },
}

const QUERY = 'jobCategory=web_system_development'
const kept = (seenAt: string, query = QUERY) => [{ name: 'Mine <b>', query, savedAt: seenAt, seenAt }]

const store = (page: Page, value: unknown) =>
  page.addInitScript((text) => {
    if (localStorage.getItem('searches') === null) localStorage.setItem('searches', text)
  }, JSON.stringify(value))

const listOf = (lang: 'ja' | 'en') => `${href(lang, 'favoritelist')}?show=searches`

inEachView((lang) => {
  const word = words[lang]

  test('a search is saved under a name, listed, renamed, removed and put back', async ({ open, page }) => {
    await open(`${href(lang, 'jobs')}?${QUERY}&page=2`)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: word.save }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(word.name).fill(' ')
    await dialog.getByRole('button', { name: word.keep }).click()
    await expect(dialog.getByRole('alert').filter({ hasText: word.required })).toBeVisible()
    await expectNoViolation(page)
    await dialog.getByLabel(word.name).fill('<i>Web</i>')
    await dialog.getByRole('button', { name: word.keep }).click()
    await expect(main.getByRole('link', { name: word.isSaved })).toBeVisible()
    await page.getByRole('link', { name: word.all }).click()
    await expect(page).toHaveURL(listOf(lang))
    const link = main.getByRole('link', { name: '<i>Web</i>' })
    await expect(link).toHaveAttribute('href', `${href(lang, 'jobs')}?${QUERY}`)
    await expectNoViolation(page)
    await main.getByRole('button', { name: word.rename }).click()
    await page.getByRole('dialog').getByLabel(word.name).fill('Renamed')
    await page.getByRole('dialog').getByRole('button', { name: word.keep }).click()
    await expect(main.getByRole('link', { name: 'Renamed' })).toBeVisible()
    await main.getByRole('button', { name: word.remove }).click()
    await expect(main.getByText(word.empty)).toBeVisible()
    await page.getByRole('button', { name: word.undo }).click()
    await expect(main.getByRole('link', { name: 'Renamed' })).toBeVisible()
    await page.reload()
    await expect(main.getByRole('link', { name: 'Renamed' })).toBeVisible()
  })
})

for (const lang of languages) {
  const word = words[lang]

  test(`a saved search shows the new jobs until they are seen, and its feed (${lang})`, async ({
    open,
    page,
  }) => {
    await store(page, kept('2020-01-01T00:00:00.000Z'))
    await open(listOf(lang))
    const main = page.getByRole('main')
    await expect(main.getByLabel(word.feed)).toHaveValue(`${ORIGIN}${href(lang, 'jobs')}/feed?${QUERY}`)
    await main.getByRole('link', { name: word.fresh }).click()
    await expect(page).toHaveURL(`${href(lang, 'jobs')}?${QUERY}`)
    await expect(main.getByRole('link', { name: word.isSaved })).toBeVisible()
    await page.goBack()
    await expect(main.getByRole('link', { name: 'Mine <b>' })).toBeVisible()
    await expect(main.getByRole('link', { name: word.fresh })).toHaveCount(0)
  })
}

test.describe('On a phone', () => {
  test.use({ viewport: widths.phone })

  test('the menu shows the number of distinct new jobs of all saved searches', async ({ open, page }) => {
    const seenAt = '2020-01-01T00:00:00.000Z'
    await store(page, [...kept(seenAt, 'jobCategory=qa'), ...kept(seenAt, 'jobCategory=qa,bridge_se')])
    const response = await page.request.get('/api/v1/job?jobCategory=qa,bridge_se')
    const { total } = await response.json()
    await open('/en')
    await page.getByRole('button', { name: 'Menu' }).click()
    const link = page.getByRole('dialog').getByRole('link', { name: `Saved searches ${total} new` })
    await link.click()
    await expect(page).toHaveURL(listOf('en'))
  })

  test('a name of one long word fits, in its row, its feed and the note of its removal', async ({
    open,
    page,
  }) => {
    const [search] = kept('2026-01-01T00:00:00.000Z')
    await store(page, [{ ...search, name: 'W'.repeat(80) }])
    await open(listOf('en'))
    const main = page.getByRole('main')
    await expect(main.getByRole('textbox', { name: words.en.feed })).toBeVisible()
    await expectNoOverflow(page)
    await page.setViewportSize(widths.phone)
    await main.getByRole('button', { name: words.en.remove }).click()
    await expect(page.getByRole('button', { name: words.en.undo })).toBeInViewport({ ratio: 1 })
  })
})

for (const text of ['{', 'null', '[1,{"name":7}]', '{"data":{}}']) {
  test(`the corrupt storage ${text} stops nothing`, async ({ open, page }) => {
    await page.addInitScript((value) => localStorage.setItem('searches', value), text)
    await open(listOf('en'))
    await expect(page.getByText(words.en.empty)).toBeVisible()
  })
}

test('another tab is in step', async ({ open, page, context }) => {
  await store(page, kept('2026-01-01T00:00:00.000Z'))
  await open(listOf('en'))
  const row = page.getByRole('main').getByRole('link', { name: 'Mine <b>' })
  await expect(row).toBeVisible()
  const other = await context.newPage()
  await other.goto(listOf('en'))
  await hydrated(other)
  await other.getByRole('button', { name: words.en.remove }).click()
  await expect(row).toHaveCount(0)
})

test('the search page links its feed, which is RSS with the same filters, and is not sent twice', async ({
  page,
  request,
}) => {
  await page.goto(`/en/jobs?${QUERY}&page=2&orderBy=salary`)
  const feed = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href')
  expect(feed).toBe(`${ORIGIN}/en/jobs/feed?${QUERY}`)
  const address = `/en/jobs/feed?${QUERY}&location=atlantis`
  const response = await request.get(address)
  expect(response.headers()).toMatchObject({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, max-age=900',
    'x-robots-tag': 'noindex',
  })
  const text = await response.text()
  expect(text).toContain(`<atom:link href="${ORIGIN}/en/jobs/feed?${QUERY}" rel="self"`)
  const { jobs } = await (
    await request.get(`/api/v1/job?${QUERY}&orderBy=job_registration_date`, {
      headers: { 'Accept-Language': 'en' },
    })
  ).json()
  const ids = [...text.matchAll(/<guid isPermaLink="true">[^<]*\/en\/jobs\/detail\/(\d+)</g)].map(([, id]) =>
    Number(id),
  )
  expect(ids).toEqual(jobs.map((job: { job_id: number }) => job.job_id))
  const again = await request.get(address, { headers: { 'If-None-Match': response.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
  expect(await again.text()).toBe('')
})
