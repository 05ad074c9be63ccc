import { languages } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'
import { expectNoOverflow } from './audit/overflow.ts'
import { expectNoViolation } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { inEachView, inTwoViews } from './support/views.ts'
import { widths } from './support/widths.ts'

const idsOf = (links: Element[]) => links.map((link) => Number(link.getAttribute('href')?.split('/').at(-1)))

for (const lang of languages) {
  test(`all stories are listed once, and each can be read (${lang})`, async ({ page, request }) => {
    await page.goto(href(lang, 'cases'))
    const ids = await page.getByRole('main').locator('a[href*="/cases/"]').evaluateAll(idsOf)
    expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 19 }, (_, index) => index + 1))
    for (const id of ids) {
      const response = await request.get(href(lang, 'case', { id }))
      expect(response.status(), `story ${id}`).toBe(200)
      const body = (await response.text()).replaceAll(/<script.*?<\/script>|<style.*?<\/style>/gs, '')
      expect(body, `story ${id}`).not.toMatch(/>[^<]*\b(undefined|null|NaN)\b[^<]*<|\[object/)
    }
  })
}

test('the links to the next story lead through all of them', async ({ open, page }) => {
  await open('/en/cases')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  const next = page
    .getByRole('navigation', { name: 'Previous and next story' })
    .getByRole('link', { name: /Next story/ })
  const seen: string[] = []
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeFocused()
  for (seen.push(page.url()); (await next.count()) > 0 && seen.length < 25; seen.push(page.url())) {
    const target = await next.getAttribute('href')
    await next.click()
    await expect(page).toHaveURL(target ?? '')
    await expect(title).toBeFocused()
  }
  expect(new Set(seen).size).toBe(19)
})

test('a person without work before is a new graduate', async ({ request }) => {
  const { cases } = await (await request.get('/api/v1/case?perPage=100')).json()
  const graduates = cases.filter((story: { jobBeforeTransfer: string }) => story.jobBeforeTransfer === '')
  expect(graduates.length).toBeGreaterThanOrEqual(3)
  for (const { id } of graduates) {
    expect(await (await request.get(`/en/cases/${id}`)).text()).toContain('New graduate')
    expect(await (await request.get(`/cases/${id}`)).text()).toContain('新卒')
  }
})

const words = {
  en: {
    open: 'Filter stories',
    choice: /^QA and testing 1 story$/,
    origin: 'The Americas 1 story',
    clear: 'Clear all',
    found: '1 story',
    end: 'Talk with an advisor',
    all: 'All jobs: Embedded systems',
    before: 'Selection process',
    nearest: 'A story from a job like this',
  },
  ja: {
    open: '事例を絞り込む',
    choice: /^QA・テスト ?1 ?件$/,
    origin: /^北米・中南米 ?1 ?件$/,
    clear: 'すべて外す',
    found: '1件',
    end: 'アドバイザーに相談する',
    all: '組み込み開発の求人をすべて見る',
    before: '選考の流れ',
    nearest: 'この求人に近い転職事例',
  },
}

inEachView((lang, isPhone) => {
  const word = words[lang]

  test('stories are filtered in the page, and the address has the filters', async ({ open, page }) => {
    const path = href(lang, 'cases')
    await open(path)
    const main = page.getByRole('main')
    await main.getByText(word.open).click()
    await expectNoViolation(page)
    if (isPhone) {
      await expectNoOverflow(page)
      await page.setViewportSize(widths.phone)
    }
    await main.getByRole('link', { name: word.choice }).last().click()
    await expect(page).toHaveURL(`${path}?roleAfter=qa`)
    await expect(main.getByRole('article')).toHaveCount(1)
    await expect(main.getByRole('status').filter({ hasText: word.found })).toBeVisible()
    await main.getByRole('link', { name: word.origin }).click()
    await expect(page).toHaveURL(`${path}?roleAfter=qa&origin=americas`)
    await main.getByRole('link', { name: word.clear }).click()
    await expect(page).toHaveURL(path)
    await expect(main.getByRole('article')).toHaveCount(19)
    await page.goBack()
    await expect(main.getByRole('article')).toHaveCount(1)
  })

  test('a story ends with its advisor, jobs of its role and its neighbours', async ({ open, page }) => {
    await open(href(lang, 'case', { id: 3 }))
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: word.end })).toHaveAttribute('href', href(lang, 'invitation'))
    const all = main.getByRole('link', { name: word.all })
    await expect(all).toHaveAttribute('href', `${href(lang, 'jobs')}?jobCategory=embedded_system_development`)
    await all.scrollIntoViewIfNeeded()
    const jobs = main.locator('section').filter({ hasText: word.all }).getByRole('article')
    await expect(jobs).toHaveCount(3)
    await expectNoViolation(page)
  })
})

inTwoViews((lang) => {
  const word = words[lang]

  test('stories are narrowed with the keyboard alone', async ({ open, page }) => {
    const path = href(lang, 'cases')
    await open(path)
    const main = page.getByRole('main')
    await main.locator('summary').filter({ hasText: word.open }).focus()
    await page.keyboard.press('Enter')
    await main.getByRole('link', { name: word.choice }).last().focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${path}?roleAfter=qa`)
    await expect(main.getByRole('article')).toHaveCount(1)
    await main.getByRole('link', { name: word.clear }).focus()
    await page.keyboard.press('Enter')
    await expect(main.getByRole('article')).toHaveCount(19)
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  })

  test('a job names the story nearest to it', async ({ page }) => {
    await page.goto(href(lang, 'job', { id: 20401 }))
    await page.getByRole('heading', { name: word.before }).scrollIntoViewIfNeeded()
    const part = page
      .getByRole('region', { name: word.nearest })
      .or(page.getByRole('heading', { name: word.nearest }).locator('xpath=..'))
    await expect(part.first().getByRole('link')).toHaveAttribute('href', /\/cases\/\d+$/)
  })

  test.describe('Without script', () => {
    test.use({ javaScriptEnabled: false })

    test('the filters are links, and the server narrows the list', async ({ page }) => {
      const path = href(lang, 'cases')
      await page.goto(path)
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
      await page.getByText(word.open).click()
      await page.getByRole('link', { name: word.choice }).last().click()
      await expect(page).toHaveURL(`${path}?roleAfter=qa`)
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await page.goto(`${path}?roleAfter=qa&origin=europe`)
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
      await page.getByRole('link', { name: word.clear }).first().click()
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(19)
      await page.goto(`${path}?roleAfter=astronaut`)
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(19)
    })
  })
})
