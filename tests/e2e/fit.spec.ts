/** "Can I get this job?" in both languages and widths, and the pay of a job among others. */

import type { Locator, Page } from '@playwright/test'
import { languages } from '#domain/lang.ts'
import { fit as en } from '#i18n/en/fit.ts'
import { fitInvitation as enInvitation } from '#i18n/en/fitInvitation.ts'
import { job as enJob } from '#i18n/en/job.ts'
import { fit as ja } from '#i18n/ja/fit.ts'
import { fitInvitation as jaInvitation } from '#i18n/ja/fitInvitation.ts'
import { job as jaJob } from '#i18n/ja/job.ts'
import { href } from '#src/routes/href.ts'
import { expectNoViolation } from './support/axe.ts'
import { SearchPage } from './support/search.ts'
import { expectNoShift, watchShifts } from './support/shifts.ts'
import { expect, hydrated, test } from './support/test.ts'
import { inEachView, inTwoViews } from './support/views.ts'

const texts = {
  en: { ...en, ask: enInvitation.action, pay: enJob.payContext },
  ja: { ...ja, ask: jaInvitation.action, pay: jaJob.payContext },
}

/** The answers of a person abroad with some Japanese. */
const answers = {
  japanese: /Conversational|日常会話/,
  residence: /Outside Japan|海外/,
  visa: /^(No visa yet|なし（これから取得）)/,
}

const told = JSON.stringify({
  japanese: 'daily_conversational_level_jp',
  english: 'business_level_en',
  residence: 'abroad',
  visa: 'none',
})

inEachView((lang) => {
  const t = texts[lang]

  test('four questions answer every job, and nothing is sent', async ({ open, page }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await open(href(lang, 'jobs'))
    const main = page.getByRole('main')
    await main.getByRole('button', { name: t.ask }).click()
    const dialog = page.getByRole('dialog', { name: t.title })
    for (const name of Object.values(answers)) await dialog.getByRole('radio', { name }).first().check()
    await expectNoViolation(page)
    await dialog.getByRole('button', { name: t.save }).click()
    await expect(
      main.getByRole('article').filter({ hasText: t.card.certificate().text }).first(),
    ).toBeVisible()
    await expectNoViolation(page)
    expect(
      sent.filter((text) => /abroad|daily_conversational/.test(text.replaceAll('applyFromAbroad', ''))),
    ).toEqual([])
    await main.getByRole('button', { name: t.remove }).click()
    await expect(main.getByRole('button', { name: t.ask })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('conditions'))).toBeNull()
  })

  test.describe('with conditions', () => {
    test.beforeEach(({ context }) =>
      context.addInitScript((text) => localStorage.setItem('conditions', text), told),
    )

    test('the answer of a job appears without moving the page', async ({ page }) => {
      await watchShifts(page)
      const main = page.getByRole('main')
      for (const [path, answer] of [
        [href(lang, 'jobs'), main.getByRole('button', { name: t.remove })],
        [href(lang, 'job', { id: 20401 }), main.getByText(t.details)],
      ] as const) {
        await page.goto(path)
        await hydrated(page)
        await expect(answer).toBeVisible()
        await expectNoShift(page)
      }
      await page.getByText(t.details).click()
      const visa = page.getByRole('listitem').filter({ hasText: t.rows.visa })
      await expect(visa.getByRole('link')).toHaveAttribute(
        'href',
        'https://www.moj.go.jp/isa/applications/procedures/16-1.html',
      )
      await expect(page.getByRole('heading', { name: t.pay.title })).toBeVisible()
      await expectNoViolation(page)
    })

    test('saved jobs say whether they fit', async ({ context, open, page }) => {
      await context.addInitScript(() =>
        localStorage.setItem('message', JSON.stringify({ data: [20407, 20401], numberOfFavorites: 2 })),
      )
      await open(href(lang, 'favoritelist'))
      const jobs = page.getByRole('main').getByRole('article')
      await expect(jobs.first()).toContainText(t.card.residentsOnly().text)
      await expect(jobs.last()).toContainText(t.card.certificate().text)
      await expectNoViolation(page)
    })
  })
})

inTwoViews((lang) => {
  const t = texts[lang]

  test('the questions are answered, changed and left with the keyboard alone', async ({ open, page }) => {
    await open(href(lang, 'jobs'))
    const main = page.getByRole('main')
    await main.getByRole('button', { name: t.ask }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(main.getByRole('region', { name: t.title })).toBeFocused()
    const unfit = main.getByRole('link', { name: t.answers.start })
    await expect(unfit).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(unfit).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(main.getByRole('button', { name: t.change })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await main.getByRole('button', { name: t.remove }).press('Enter')
    await expect(main.getByRole('button', { name: t.ask })).toBeVisible()
  })

  test.describe('with conditions', () => {
    test.beforeEach(({ context }) =>
      context.addInitScript((text) => localStorage.setItem('conditions', text), told),
    )

    test('jobs within reach lead on all pages, and the others are folded with their number and reasons', async ({
      open,
      page,
    }) => {
      const sent: string[] = []
      page.on('request', (request) => void sent.push(request.url()))
      const search = new SearchPage(page, lang)
      await open(href(lang, 'jobs'))
      await expect(search.status).toHaveText(/within reach|応募圏内/)
      await expect(
        search.main.getByText(/^[\d,]+ jobs do not fit$|^条件外の求人が[\d,]+件あります$/),
      ).toBeVisible()
      await expect(
        search.main.getByText(/\d+ take only Japan residents|日本在住の方のみの求人が\d+件/),
      ).toBeVisible()
      const unfit = search.jobs.filter({ hasText: t.card.residentsOnly().head })
      await expect(unfit).toHaveCount(0)
      await search.main.getByRole('link', { name: t.answers.start }).click()
      await expect(unfit).not.toHaveCount(0)
      await expectNoViolation(page)
      expect(sent.filter((url) => /conversational|abroad/.test(url))).toEqual([])
    })

    test('the verdict of a card takes one line', async ({ open, page }) => {
      await open(href(lang, 'jobs'))
      const verdicts = page.getByRole('article').locator('p > span > b').locator('..')
      await expect(verdicts).toHaveCount(20)
      await expect(verdicts.first()).toContainText(t.card.certificate().text)
      const lines = await verdicts.evaluateAll((all) => all.map((one) => one.getClientRects().length))
      const tall = await verdicts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(Math.max(...lines, ...tall.map((height) => height / 30))).toBeLessThan(1.5)
    })

    test('a job that does not fit leads to the jobs of its role that do', async ({ open, page }) => {
      await open(href(lang, 'job', { id: 20407 }))
      const main = page.getByRole('main')
      await main.getByRole('link', { name: t.why, exact: true }).filter({ visible: true }).click()
      await expect(main.getByRole('region', { name: t.title })).toBeInViewport()
      await main.getByText(t.details).click()
      const link = main.getByRole('link', { name: /^(See the \d+ jobs|\d+件を見る)$/ })
      const count = /\d+/.exec(await link.innerText())?.[0]
      await link.click()
      await expect(page).toHaveURL(/\/jobs\?jobCategory=/)
      await expect(main.getByRole('article')).toHaveCount(Number(count))
    })
  })
})

for (const lang of languages) {
  test(`a verdict takes the place of its invitation, which has no empty room (${lang})`, async ({
    open,
    page,
  }) => {
    const t = texts[lang]
    await open(href(lang, 'job', { id: 20401 }))
    const place = page.getByRole('main').getByRole('region', { name: t.title })
    const invitations = await heightsOf(page, place)
    // The paddings have 48 px. Wide windows have one height for both, and smaller fonts fill less of it.
    for (const { height, content } of invitations) expect(height - content).toBeLessThan(110)
    await page.evaluate((text) => localStorage.setItem('conditions', text), told)
    await page.reload()
    await expect(place.getByText(t.details)).toBeVisible()
    const verdicts = await heightsOf(page, place)
    const grown = verdicts.map(({ height }, at) => Math.abs(height - (invitations[at]?.height ?? 0)))
    // By the fonts of the computer, one of them may have a line more.
    expect(Math.max(...grown), String(grown)).toBeLessThan(30)
  })
}

/** Returns the height of an element, and of the texts, buttons and pictures in it, in windows of all widths. */
async function heightsOf(page: Page, place: Locator) {
  const heights: { height: number; content: number }[] = []
  for (const width of [320, 390, 600, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    heights.push(
      await place.evaluate((element) => {
        const parts = [...element.querySelectorAll('h2, p, button, summary, svg')]
        const rects = parts.map((part) => part.getBoundingClientRect()).filter((rect) => rect.height > 0)
        const top = Math.min(...rects.map((rect) => rect.top))
        const bottom = Math.max(...rects.map((rect) => rect.bottom))
        return { height: element.getBoundingClientRect().height, content: bottom - top }
      }),
    )
  }
  return heights
}

test('another tab follows, and corrupt conditions are ignored', async ({ context, open, page }) => {
  await open('/en/jobs')
  const other = await context.newPage()
  await other.goto('/en/jobs')
  await other.evaluate((text) => localStorage.setItem('conditions', text), told)
  await expect(page.getByRole('main').getByRole('button', { name: 'Remove' })).toBeVisible()
  await other.evaluate(() => localStorage.setItem('conditions', '{"japanese":'))
  await expect(page.getByRole('main').getByRole('button', { name: 'Answer four questions' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const lang of languages) {
    test(`the pay among others is shown in words, and no question is asked (${lang})`, async ({ page }) => {
      const { pay, ask } = texts[lang]
      await page.goto(href(lang, 'job', { id: 20401 }))
      await expect(page.getByText(pay.rankOf({ rank: 2, jobs: 7 }))).toBeVisible()
      await expect(page.getByRole('button', { name: ask })).toBeHidden()
    })
  }
})
