/** Pages that help to find a job, in the views of people who need another one: forced colours, a zoom of 200 %, paper. */

import type { Page } from '@playwright/test'
import type { Lang } from '#domain/lang.ts'
import { fit as en } from '#i18n/en/fit.ts'
import { job as enJob } from '#i18n/en/job.ts'
import { savedSearches as enSearches } from '#i18n/en/savedSearches.ts'
import { fit as ja } from '#i18n/ja/fit.ts'
import { job as jaJob } from '#i18n/ja/job.ts'
import { savedSearches as jaSearches } from '#i18n/ja/savedSearches.ts'
import { href } from '#src/routes/href.ts'
import { JOB } from '../support/content.ts'
import { expectNoViolation, rulesOfColours } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { inTwoViews } from './support/views.ts'
import { widths } from './support/widths.ts'

const texts = {
  en: { fit: en, job: enJob, searches: enSearches },
  ja: { fit: ja, job: jaJob, searches: jaSearches },
}

/** The pages with something that the browser adds for the person. */
const personal = (lang: Lang) => [
  href(lang, 'jobs'),
  href(lang, 'job', { id: JOB }),
  `${href(lang, 'favoritelist')}?show=searches`,
]

const articles = { ja: 'report-your-change-of-employer', en: 'your-first-payslip-line-by-line' }

/** The pages to read, and the saved jobs. */
const others = (lang: Lang) => [
  `${href(lang, 'cases')}?roleAfter=web_system_development`,
  href(lang, 'case', { id: 3 }),
  href(lang, 'article', { slug: articles[lang] }),
  href(lang, 'favoritelist'),
  href(lang, 'company'),
]

const told = {
  conditions: {
    japanese: 'daily_conversational_level_jp',
    english: 'business_level_en',
    residence: 'japan',
    visa: 'change',
  },
  message: { data: [JOB], numberOfFavorites: 1 },
  searches: [
    { name: 'QA', query: 'jobCategory=qa', savedAt: '2026-01-01T00:00:00Z', seenAt: '2026-01-01T00:00:00Z' },
  ],
}

test.beforeEach(({ context }) =>
  context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value))
  }, told),
)

/** Opens each page in turn, and looks at it when everything is there. */
async function visit(
  open: (path: string) => Promise<unknown>,
  page: Page,
  lang: Lang,
  look: (at: string) => Promise<void>,
) {
  for (const address of personal(lang)) {
    await open(address)
    const isJob = address === href(lang, 'job', { id: JOB })
    if (isJob) await page.getByText(texts[lang].fit.details).click()
    await expect(page.getByRole('button', { name: /^(Remove|削除)/ }).first()).toBeVisible()
    if (isJob) await showNearestStory(page, lang)
    await look(address)
  }
  for (const address of others(lang)) {
    await open(address)
    await look(address)
  }
}

/** The story loads when its place comes near. */
async function showNearestStory(page: Page, lang: Lang) {
  const { job } = texts[lang]
  await page.getByRole('heading', { name: job.selection }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: job.nearestStory })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** A window of 1280 px at a zoom of 200 %. */
const zoomed = { width: 640, height: 400 }

test.describe('Seen otherwise', () => {
  test.use({ viewport: zoomed })

  for (const [lang, size] of [
    ['ja', widths.phone],
    ['en', widths.desktop],
  ] as const)
    test(`each page is whole at a zoom of 200 %, asks for nothing on paper, and has contrast in forced colours (${lang})`, async ({
      open,
      page,
    }) => {
      await visit(open, page, lang, async (address) => {
        await test.step(`${address} at a zoom of 200 %`, () => expectWhole(page, address))
        await page.setViewportSize(widths.desktop)
        await test.step(`${address} on paper`, () => expectNothingToPress(page, address))
        await page.setViewportSize(size)
        await page.emulateMedia({ forcedColors: 'active' })
        await test.step(`${address} in forced colours`, () => expectNoViolation(page, rulesOfColours))
        if (address === href(lang, 'jobs')) await expectDrawnLevels(page)
        await page.emulateMedia({ forcedColors: 'none' })
        await page.setViewportSize(zoomed)
      })
    })
})

/** Nothing is cut off, and most of the window is left to the page. */
async function expectWhole(page: Page, address: string) {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  const { overflow, covered } = await page.evaluate(measure)
  expect.soft(overflow, address).toBe(0)
  expect.soft(covered, `covered at ${address}`).toBeLessThan(zoomed.height / 4)
  await page.evaluate(() => window.scrollTo(0, 0))
}

async function expectNothingToPress(page: Page, address: string) {
  await page.emulateMedia({ media: 'print' })
  await expect.soft(page.getByRole('banner'), address).toBeHidden()
  const controls = page.getByRole('main').locator(':is(button, input, select):visible')
  await expect.soft(controls, address).toHaveCount(0)
  await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
}

async function expectDrawnLevels(page: Page) {
  const drawn = page.getByRole('article').first().locator('dd span[aria-hidden]').first()
  await expect(drawn).toHaveCSS('background-image', /gradient/)
}

/** Returns by how much the page is too wide, and the height that bars at the edges of the window cover, in px. Runs in the page. */
function measure() {
  const bars = [...document.querySelectorAll('body *')]
    .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > innerWidth / 2 && bottom > 0 && top < innerHeight)
  return {
    overflow: document.documentElement.scrollWidth - innerWidth,
    covered: bars.reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0),
  }
}

inTwoViews((lang) => {
  test('a search is saved, and unfit jobs are unfolded, with the keyboard alone', async ({ open, page }) => {
    const { fit, searches } = texts[lang]
    await open(`${href(lang, 'jobs')}?jobCategory=qa`)
    const main = page.getByRole('main')
    await main.locator('#unfit > summary').press('Enter')
    await expect(main.locator('#unfit > summary')).toContainText(fit.unfit.hide)
    await main.getByRole('link', { name: searches.isSaved }).press('Enter')
    await expect(page).toHaveURL(`${href(lang, 'favoritelist')}?show=searches`)
    const rename = main.getByRole('button', { name: searches.rename })
    await rename.press('Enter')
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Tests')
    await page.keyboard.press('Enter')
    await expect(main.getByRole('link', { name: 'Tests', exact: true })).toBeVisible()
    await expect(rename).toBeFocused()
  })
})
