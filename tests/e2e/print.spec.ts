import type { Locator, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { languages } from '#domain/lang.ts'
import { fitInvitation as enInvitation } from '#i18n/en/fitInvitation.ts'
import { fitInvitation as jaInvitation } from '#i18n/ja/fitInvitation.ts'
import { href } from '#src/routes/href.ts'
import { JOB } from '../support/content.ts'
import { logIn } from './support/account.ts'
import { expect, test } from './support/test.ts'
import { widths } from './support/widths.ts'

/** Returns a text without spaces, with the usual code of each character. */
const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')

const fitInvitation = { en: enInvitation, ja: jaInvitation }

const MARGIN = '10mm'
const paper = { format: 'A4', margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } }

for (const lang of languages) {
  test(`a printed job shows its facts and its address only (${lang})`, async ({ open, page }) => {
    await open(href(lang, 'job', { id: JOB }))
    await page.emulateMedia({ media: 'print' })
    const address = page.locator('link[rel=canonical]')
    await expect(address).toBeVisible()
    const shown = await address.evaluate((link) => getComputedStyle(link, '::after').content)
    expect(shown).toContain(href(lang, 'job', { id: JOB }))
    await expect(page.locator('header')).toBeHidden()
    await expect(page.locator('footer')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByText(fitInvitation[lang].text)).toBeHidden()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('main').locator('a[href*="/jobs/detail/"]:visible')).toHaveCount(0)
  })
}

test('a printed job has no label larger than its headings, and no place of a picture that was not drawn', async ({
  open,
  page,
}) => {
  await open(href('en', 'job', { id: JOB }))
  // The content of an A4 sheet at 96 dpi.
  await page.setViewportSize({ width: 718, height: 1047 })
  await page.emulateMedia({ media: 'print' })
  const story = page.getByRole('heading', { name: 'A story from a job like this' })
  const title = page.getByRole('main').getByRole('article').getByRole('heading')
  expect((await title.boundingBox())?.x).toBe((await story.boundingBox())?.x)
  const heading = page.getByRole('heading', { name: 'How the pay compares' })
  const label = page.locator('svg text').filter({ hasText: 'This job' })
  const heightOf = async (text: Locator) => (await text.boundingBox())?.height ?? 0
  expect(await heightOf(label)).toBeLessThan(await heightOf(heading))
})

test('the last sheet of a printed job is not almost empty', async ({ open, page }) => {
  await open(href('en', 'job', { id: JOB }))
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf(paper))))
  expect(text.length).toBeLessThanOrEqual(4)
  expect(text.at(-1)).toContain('A story from a job like this')
})

test('a printed page shows the answers to all questions', async ({ open, page }) => {
  await open(href('en', 'recruiting'))
  const answers = page.locator('details p')
  const closed = page.locator('details:not([open]) p')
  await expect(closed.first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const answer of await answers.all()) {
    expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
    await expect(answer).toBeVisible()
  }
})

test('a printed profile shows the answers without the ways to change them', async ({ open, page }) => {
  await logIn(page.request)
  await open(href('en', 'profile'))
  const main = page.getByRole('main')
  const change = main.getByRole('link', { name: /^Change/ })
  await expect(change.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(change).toHaveCount(0)
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByText('Maria Santos').first()).toBeVisible()
})

test('a printed application has its ledger of consent, which the page folds', async ({ open, page }) => {
  await logIn(page.request)
  await open(href('en', 'application', { id: 4007 }))
  const ledger = page.getByRole('region', { name: 'Ledger of consent' })
  const seen = ledger.getByText('The employer has read your documents.')
  await expect(ledger.getByRole('button', { name: 'Open the ledger' })).toBeVisible()
  await expect(seen).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(seen).toBeVisible()
  await expect(ledger.getByText('Version 8b1f0c6a')).toBeVisible()
  await expect(ledger.getByRole('button')).toHaveCount(0)
})

test('a printed dashboard says in words that a part is being loaded', async ({ open, page }) => {
  await logIn(page.request)
  await page.route('**/api/v1/job?*', () => {})
  await open(href('en', 'mypage'))
  await expectWordsOnPaper(page, page.getByRole('region', { name: 'One step away' }).getByRole('status'))
})

test('a dashboard that is printed before its lists says in words that they are being loaded', async ({
  open,
  page,
}) => {
  await logIn(page.request)
  await page.route('**/api/v1/process/**', () => {})
  await open(href('en', 'mypage'))
  const waiting = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading...' })
  await expectWordsOnPaper(page, waiting)
})

/** On paper a part that is being loaded has words instead of its shape. */
async function expectWordsOnPaper(page: Page, part: Locator): Promise<void> {
  const onScreen = await part.boundingBox()
  await page.emulateMedia({ media: 'print' })
  expect((await part.getByText('Loading...').boundingBox())?.width).toBeGreaterThan(40)
  expect((await part.boundingBox())?.height).toBeLessThan((onScreen?.height ?? 0) / 4)
}

test('the next step is printed in the colour of text, because a sheet has no dark ground', async ({
  open,
  page,
}) => {
  await logIn(page.request)
  await open(href('en', 'mypage'))
  const title = page.getByRole('main').getByText('Answer your offer')
  await expect(title).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
  await expect(title).toHaveCSS('color', ink)
})

test('a printed document has no sheet more than the document', async ({ open, page }) => {
  await logIn(page.request)
  await open(`${href('ja', 'pdf')}?page=resume`)
  await expect(page.getByRole('main').getByRole('listitem').getByRole('img')).toHaveCount(2)
  const printed = await page.pdf({ format: 'A4' })
  expect((await getDocumentProxy(new Uint8Array(printed))).numPages).toBe(2)
})

/** Pages with headings, facts and cards at the ends of sheets; in English, because a sheet has no Japanese text without a Japanese font. */
const printed = {
  attention: href('en', 'attention'),
  company: href('en', 'company'),
  application: href('en', 'application', { id: 4007 }),
}

for (const [name, address] of Object.entries(printed))
  test(`no sheet of a printed page ends with a heading or within a fact (${name})`, async ({
    open,
    page,
  }) => {
    await logIn(page.request)
    await open(address)
    const main = page.getByRole('main')
    await expect(main.locator('dl > div').first()).toBeVisible()
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf(paper))))
    const sheets = text.map(plain)
    const headings = (await main.locator('h2, h3').allTextContents()).map(plain)
    const facts = await main
      .locator('dl > div')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')))
    const isWhole = (fact: string[]) =>
      sheets.some((sheet) => fact.every((part) => sheet.includes(plain(part))))
    expect(headings.filter((heading) => sheets.some((sheet) => sheet.endsWith(heading)))).toEqual([])
    expect(facts.filter((fact) => !isWhole(fact))).toEqual([])
  })

test('a letter is on the sheet of its heading, wherever the sheet ends', async ({ open, page }) => {
  await logIn(page.request)
  await open(href('en', 'application', { id: 4010 }))
  await expect(page.getByText('Dear Maria,')).toBeVisible()
  for (const bottom of [10, 22, 34, 46, 58, 70, 82, 94, 106]) {
    const margin = { ...paper.margin, bottom: `${bottom}mm` }
    const bytes = new Uint8Array(await page.pdf({ ...paper, margin }))
    const { text } = await extractText(await getDocumentProxy(bytes))
    const sheet = text.map(plain).find((each) => each.includes('DearMaria,'))
    expect(sheet, `${bottom} mm`).toContain('Therecommendation')
  }
})

test('a printed editor shows a tick, and neither buttons of rows nor an empty preview', async ({
  open,
  page,
}) => {
  await logIn(page.request)
  // The preview is below the form, and not drawn yet.
  await page.setViewportSize(widths.phone)
  await open(href('en', 'career'))
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: /^Remove/ }).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByRole('button', { name: /^(Remove|Move)/ })).toHaveCount(0)
  await expect(main.getByRole('region', { name: 'Preview' })).toBeHidden()
  await open(href('en', 'resume'))
  await expect(main.getByRole('checkbox', { checked: true }).first()).toHaveCSS('print-color-adjust', 'exact')
  await expect(main.getByLabel(/^Photo/)).toBeHidden()
  await expect(main.getByText('Replace', { exact: true })).toBeHidden()
})

test('a printed editor begins a row of many fields on the sheet of its heading', async ({ open, page }) => {
  await logIn(page.request)
  await open(href('en', 'career'))
  await expect(page.getByLabel(/^Line of business/).first()).toBeVisible()
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf(paper))))
  expect(text.map(plain).find((sheet) => sheet.includes('Companiesandprojects'))).toContain('Lineofbusiness')
})

test('the first sheet of a printed editor is filled: it has the summary too, and not the way through the form', async ({
  open,
  page,
}) => {
  await logIn(page.request)
  await open(href('en', 'career'))
  const summary = page.getByRole('textbox', { name: /^Summary/ })
  await expect(summary).toBeVisible()
  // As high as text of a usual career on paper; a sheet has no Japanese text without a Japanese font.
  await summary.fill('Operates networks and servers, and leads small teams. '.repeat(14))
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf(paper))))
  const first = plain(text[0] ?? '')
  expect(first).toContain('Readfirst')
  expect(first).not.toContain('PDFofthesavedversion')
})

test('a printed list of short rows begins below its heading, and continues on the next sheet', async ({
  open,
  page,
}) => {
  await logIn(page.request)
  await open(href('en', 'resume'))
  await expect(page.getByLabel('Year').first()).toBeVisible()
  for (const bottom of [10, 40, 70, 100]) {
    const margin = { ...paper.margin, bottom: `${bottom}mm` }
    const bytes = new Uint8Array(await page.pdf({ ...paper, margin }))
    const { text } = await extractText(await getDocumentProxy(bytes))
    const sheet = text.map(plain).find((each) => each.includes('Work'))
    expect(sheet?.split('Work').at(-1), `${bottom} mm`).toMatch(/\d{4}/)
  }
})
