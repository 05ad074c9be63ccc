import type { Page } from '@playwright/test'
import { languages } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'
import { JOB } from '../support/content.ts'
import { expect, hydrated, test } from './support/test.ts'
import { widths } from './support/widths.ts'

/** Another open job, and a closed one. */
const OTHER_JOB = 20401
const CLOSED_JOB = 20435

const words = {
  en: {
    save: 'Save',
    link: 'Saved jobs',
    closed: 'no longer open',
    remove: 'Remove',
    removeClosed: 'Remove closed jobs',
    undo: 'Undo',
    empty: 'You have not saved any jobs yet',
    jobs: 'Find jobs',
  },
  ja: {
    save: '気になる',
    link: '気になる求人',
    closed: '募集終了',
    remove: '外す',
    removeClosed: '募集終了の求人を外す',
    undo: '元に戻す',
    empty: '気になる求人はまだありません',
    jobs: '求人を探す',
  },
}

const main = (page: Page) => page.getByRole('main')
const articles = (page: Page) => main(page).getByRole('article')
const saveButtons = (page: Page, name = words.en.save) =>
  main(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .and(page.locator('[aria-pressed]'))
const removeButtons = (page: Page, name = words.en.remove) =>
  articles(page).getByRole('button', { name: new RegExp(`^${name}`) })
const headerLink = (page: Page, name = words.en.link) => page.getByRole('banner').getByRole('link', { name })

/** Sets the storage before the first page; later pages find the stored values of earlier ones. */
async function store(page: Page, text: string): Promise<void> {
  await page.addInitScript((value) => {
    if (localStorage.getItem('message') === null) localStorage.setItem('message', value)
  }, text)
}

const saved = (page: Page, ...ids: number[]) =>
  store(page, JSON.stringify({ data: ids, numberOfFavorites: ids.length }))

for (const lang of languages) {
  const word = words[lang]

  test(`a job is saved on its card, and removed again (${lang})`, async ({ open, page }) => {
    await open(href(lang, 'jobs'))
    const button = saveButtons(page, word.save).nth(1)
    const title = await articles(page).nth(1).getByRole('heading').innerText()
    await expect(button).toHaveAccessibleName(new RegExp(`^${word.save}.*`))
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    const name = await button.textContent()
    expect(name).toContain(title)

    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(await button.textContent()).toBe(name)
    await expect(headerLink(page, word.link)).toHaveAccessibleName(`${word.link} 1`)

    await headerLink(page, word.link).click()
    await expect(page).toHaveURL(href(lang, 'favoritelist'))
    await expect(articles(page).getByRole('heading', { name: title })).toBeVisible()

    await page.goBack()
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(headerLink(page, word.link)).toHaveAccessibleName(`${word.link} 0`)
  })

  test(`the list: newest first, closed jobs can be removed (${lang})`, async ({ open, page }) => {
    await saved(page, OTHER_JOB, CLOSED_JOB, JOB)
    await open(href(lang, 'favoritelist'))
    await expect(articles(page)).toHaveCount(3)
    await expect(articles(page).nth(0).getByRole('link')).toHaveAttribute(
      'href',
      href(lang, 'job', { id: OTHER_JOB }),
    )
    await expect(articles(page).nth(1).getByRole('link')).toHaveAttribute(
      'href',
      href(lang, 'job', { id: JOB }),
    )
    const gone = articles(page).nth(2)
    await expect(gone).toContainText(word.closed)
    await expect(gone.getByRole('link')).toHaveCount(0)

    await gone.getByRole('button', { name: word.remove }).click()
    await expect(articles(page)).toHaveCount(2)
    await expect(headerLink(page, word.link)).toHaveAccessibleName(`${word.link} 2`)
    await page.getByRole('button', { name: word.undo }).click()
    await expect(articles(page).nth(2)).toContainText(word.closed)

    await main(page).getByRole('button', { name: word.removeClosed }).click()
    await expect(articles(page)).toHaveCount(2)
    await expect(main(page)).not.toContainText(word.closed)
  })

  test(`without a saved job the page links to the jobs (${lang})`, async ({ open, page }) => {
    await open(href(lang, 'favoritelist'))
    await expect(main(page).getByRole('heading', { name: word.empty })).toBeVisible()
    await main(page).getByRole('link', { name: word.jobs }).click()
    await expect(page).toHaveURL(href(lang, 'jobs'))
  })
}

test('a job is saved on its own page, with a button before those of similar jobs', async ({ open, page }) => {
  await open(`/en/jobs/detail/${JOB}`)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const button = saveButtons(page).first()
  await expect(button).toContainText(title)
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await hydrated(page)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(headerLink(page)).toHaveAccessibleName('Saved jobs 1')
})

test('after a removal the focus stays in the list, and the job can be restored to its place', async ({
  open,
  page,
}) => {
  await saved(page, OTHER_JOB, JOB)
  await open('/en/favoritelist')
  const links = articles(page).getByRole('link')
  await expect(links).toHaveCount(2)
  const titles = await links.allInnerTexts()
  await removeButtons(page).first().press('Enter')
  await expect(links).toHaveText(titles.slice(1))
  await expect(links.first()).toBeFocused()
  await expect(page.getByText('The job has been removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(links).toHaveText(titles)
  await expect(page.getByText('The job has been removed.')).toBeHidden()

  await main(page).getByRole('button', { name: 'Remove all' }).click()
  await expect(main(page).getByRole('heading', { name: words.en.empty })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(links).toHaveText(titles)
})

test('an unknown saved job can be removed', async ({ open, page }) => {
  await saved(page, 99999)
  await open('/en/favoritelist')
  await expect(articles(page)).toContainText('Job no. 99999')
  await articles(page).getByRole('button', { name: 'Remove' }).click()
  await expect(main(page).getByRole('heading', { name: words.en.empty })).toBeVisible()
})

test('two tabs are synchronised', async ({ open, page, context }) => {
  await open('/en/favoritelist')
  const other = await context.newPage()
  await other.goto(`/en/jobs/detail/${JOB}`)
  await hydrated(other)
  await saveButtons(other).first().click()
  await expect(articles(page)).toHaveCount(1)
  await expect(headerLink(page)).toHaveAccessibleName('Saved jobs 1')

  await removeButtons(page).click()
  await expect(saveButtons(other).first()).toHaveAttribute('aria-pressed', 'false')
  await expect(headerLink(other)).toHaveAccessibleName('Saved jobs 0')
})

test('the list is requested once, and not again after a removal', async ({ open, page }) => {
  await saved(page, OTHER_JOB, JOB)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/job?')) asked.push(request.url())
  })
  await open('/en/favoritelist')
  await removeButtons(page).first().click()
  await expect(articles(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(articles(page)).toHaveCount(2)
  expect(asked).toHaveLength(1)
})

test('more jobs than one call returns are loaded in pages', async ({ open, page }) => {
  const unknown = Array.from({ length: 100 }, (_, index) => 90_000 + index)
  await saved(page, ...unknown, JOB)
  await open('/en/favoritelist')
  await expect(articles(page)).toHaveCount(100)
  await main(page).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/en/favoritelist?page=2')
  await expect(articles(page).getByRole('link')).toHaveAttribute('href', `/en/jobs/detail/${JOB}`)
})

for (const text of ['{', 'null', '[20402]', '{"data":{}}', '{"data":["x",-1,1e99]}']) {
  test(`the corrupt storage ${text} stops nothing`, async ({ open, page }) => {
    await store(page, text)
    await open(`/en/jobs/detail/${JOB}`)
    await expect(headerLink(page)).toHaveAccessibleName('Saved jobs 0')
    await saveButtons(page).first().click()
    await headerLink(page).click()
    await expect(articles(page)).toHaveCount(1)
  })
}

test('a forbidden storage stops nothing', async ({ open, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await open(`/en/jobs/detail/${JOB}`)
  await saveButtons(page).first().click()
  await expect(saveButtons(page).first()).toHaveAttribute('aria-pressed', 'true')
  await headerLink(page).click()
  await expect(articles(page)).toHaveCount(1)
})

test('the other language shows the same list', async ({ open, page }) => {
  await saved(page, JOB, CLOSED_JOB)
  await open('/en/favoritelist')
  await expect(articles(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('link', { name: '日本語', exact: true }).click()
  await expect(page).toHaveURL('/favoritelist')
  await expect(articles(page).getByRole('link')).toHaveAttribute('href', `/jobs/detail/${JOB}`)
  await expect(articles(page).last()).toContainText('募集終了')
})

test('a list that fails to load shows an error, and loads after a retry', async ({ open, page, faults }) => {
  faults.expect(/^500 /)
  await saved(page, JOB)
  await page.route('**/api/v1/job?*', (route) => route.fulfill({ status: 500, body: '' }))
  await open('/en/favoritelist')
  await expect(main(page).getByRole('alert')).toContainText('could not be loaded')
  await page.unroute('**/api/v1/job?*')
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(articles(page)).toHaveCount(1)
})

test('the count appears in reserved space', async ({ page }) => {
  await saved(page, OTHER_JOB)
  const start = Promise.withResolvers<undefined>()
  await page.route('**/*.js', async (route) => {
    await start.promise
    await route.continue()
  })
  await page.goto('/en', { waitUntil: 'commit' })
  await expect(headerLink(page)).toHaveAccessibleName('Saved jobs')
  const before = await headerLink(page).boundingBox()
  start.resolve(undefined)
  await expect(headerLink(page)).toHaveAccessibleName('Saved jobs 1')
  expect(await headerLink(page).boundingBox()).toEqual(before)
})

test.describe('On a phone', () => {
  test.use({ viewport: widths.phone })

  test('the job page has Save at the foot of the window; the menu has the saved jobs', async ({
    open,
    page,
  }) => {
    await open(`/en/jobs/detail/${JOB}`)
    const bar = main(page).getByRole('region', { name: 'Apply for this job' })
    await expect(bar).toBeInViewport()
    await bar.getByRole('button', { name: /^Save/ }).click()
    await expect(bar.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Menu' }).click()
    const link = page.getByRole('dialog').getByRole('link', { name: 'Saved jobs' })
    await expect(link).toHaveAccessibleName('Saved jobs 1')
    await link.click()
    await expect(articles(page)).toHaveCount(1)
  })
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('no button without function is shown, and the list says that it needs script', async ({ page }) => {
    await page.goto(`/en/jobs/detail/${JOB}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(saveButtons(page)).toHaveCount(0)
    await headerLink(page).click()
    await expect(main(page).getByText(/JavaScript/)).toBeVisible()
  })
})
