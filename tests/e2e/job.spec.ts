import { languages } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'
import { JOB } from '../support/content.ts'
import { SearchPage } from './support/search.ts'
import { expectNoShift, watchShifts } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

/** A job with one of the widest amounts. */
const WIDE_PAY = 20493

test('the facts of a job equal those in the list', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs')
  const entry = search.jobs.nth(3)
  const title = await entry.getByRole('link').innerText()
  const facts = await entry.getByRole('definition').allTextContents()
  await entry.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(facts).toHaveLength(4)
  for (const fact of facts) await expect(page.getByRole('main')).toContainText(fact)
})

test('a skill of a job links to the jobs that require it', async ({ open, page }) => {
  await open(`/en/jobs/detail/${JOB}`)
  await page.getByRole('list', { name: 'IT skills' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en\/jobs\?itSkills=\w+$/)
  const search = new SearchPage(page)
  await expect(search.chips.getByRole('link', { name: /remove/ })).toHaveCount(1)
  await expect.poll(() => search.ids()).toContain(JOB)
})

test('similar jobs are other jobs, and each links to its page', async ({ open, page }) => {
  await open(`/en/jobs/detail/${JOB}`)
  const similar = page.getByRole('region', { name: 'Similar jobs' }).getByRole('article').getByRole('link')
  const title = await similar.first().innerText()
  await similar.first().click()
  await expect(page).not.toHaveURL(`/en/jobs/detail/${JOB}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('nothing moves when somebody goes down a job to the similar jobs', async ({ open, page }) => {
  await watchShifts(page)
  await open(`/en/jobs/detail/${JOB}`)
  await page.getByRole('region', { name: 'Similar jobs' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'A story from a job like this' })).toBeAttached()
  await expect(page.locator('article svg[preserveAspectRatio]').first()).toBeAttached()
  await expectNoShift(page)
})

test('sharing copies the address and says so', async ({ open, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await open(`/en/jobs/detail/${JOB}`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

for (const lang of languages) {
  test(`the texts of the pay drawing can be read on narrow phones and beside the column (${lang})`, async ({
    open,
    page,
  }) => {
    await open(href(lang, 'job', { id: WIDE_PAY }))
    const texts = page.locator('svg text')
    await expect(texts.first()).toBeAttached()
    for (const width of [320, 375, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      const { smallest, outside } = await texts.evaluateAll((all) => {
        const ofSvg = all.filter((text) => text instanceof SVGTextElement)
        const size = (text: SVGTextElement) =>
          parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)
        const isOutside = (text: SVGTextElement) => {
          const place = text.getBoundingClientRect()
          const frame = text.ownerSVGElement?.getBoundingClientRect()
          return !frame || place.left < frame.left || place.right > frame.right
        }
        return {
          smallest: Math.min(...ofSvg.map(size)),
          outside: ofSvg.filter(isOutside).map(({ textContent }) => textContent),
        }
      })
      expect(smallest).toBeGreaterThanOrEqual(12)
      expect(outside).toEqual([])
    }
  })
}
