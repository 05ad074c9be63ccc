import type { Page } from '@playwright/test'
import { languages } from '#domain/lang.ts'
import { favorites as en } from '#i18n/en/favorites.ts'
import { job as enJob } from '#i18n/en/job.ts'
import { favorites as ja } from '#i18n/ja/favorites.ts'
import { job as jaJob } from '#i18n/ja/job.ts'
import { href } from '#src/routes/href.ts'
import { JOB } from '../../support/content.ts'
import { EntryForm, pdf, person } from '../support/entry.ts'
import { mailsTo } from '../support/mail.ts'
import { expect, hydrated, test } from '../support/test.ts'
import { inTwoViews } from '../support/views.ts'

const OTHER_JOB = 20401
const CLOSED_JOB = 20435
const words = { en: { ...en, ...enJob }, ja: { ...ja, ...jaJob } }

/** Watches a change of page; returns its states: the title, and which of the texts are shown. */
async function watchPage(page: Page, texts: string[]): Promise<() => Promise<string[][]>> {
  await page.evaluate((wanted) => {
    const states = new Map<string, string[]>()
    Object.assign(window, { states })
    new MutationObserver(() => {
      const main = document.querySelector('main')
      const title = main?.querySelector('h1')?.textContent ?? ''
      const state = [title, ...wanted.filter((text) => main?.textContent.includes(text))]
      states.set(state.join(), state)
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  }, texts)
  return () => page.evaluate(() => [...Reflect.get(window, 'states').values()])
}

inTwoViews((lang) => {
  test('from a job through every step to the end', async ({ open, page }) => {
    const form = new EntryForm(page, lang)
    await open(href(lang, 'job', { id: JOB }))
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const advisor = await form.main.locator('a[href$="#advisors"]').first().innerText()
    await form.main.getByRole('link', { name: words[lang].apply }).click()
    await form.isAt('entry')
    await expect(form.main.getByRole('complementary')).toContainText(title)

    const email = await form.fillPerson()
    await form.forward.click()
    await form.isAt('entryFiles')
    await expect(form.main.getByRole('complementary')).toContainText(title)
    await form.control('resume').setInputFiles(pdf('履歴書 Ana.pdf', 3000))
    await form.control('cvJp').setInputFiles({
      name: 'skills.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Go, AWS'),
    })
    await form.give({ linkedInURL: 'www.linkedin.com/in/example-ana' })
    await form.forward.click()

    await form.isAt('entryExperience')
    await form.fillExperience()
    await form.give({ otherRequests: 'Near Nagoya,\nor 100 % remote <b>' })
    await form.forward.click()

    await form.isAt('entryConfirm')
    for (const text of [
      title,
      person.name,
      email,
      person.phoneNumber,
      '履歴書 Ana.pdf',
      /\b3\s?KB/,
      'skills.txt',
      /\b1\s?KB/,
    ])
      await expect(form.main).toContainText(text)
    await expect(form.main).toContainText('Near Nagoya,\nor 100 % remote <b>', { useInnerText: true })
    await expect(form.main).toContainText('www.linkedin.com/in/example-ana')
    for (const step of ['entry', 'entryFiles', 'entryExperience'] as const)
      await expect(
        form.main
          .getByRole('link', { name: form.t.steps[step] })
          .and(page.locator(`[href^="${href(lang, step)}"]`)),
      ).not.toHaveCount(0)

    const completeTitle = form.t.completeTitle({ count: 1 })
    const texts = [title, '履歴書 Ana.pdf', person.name]
    const states = await watchPage(page, texts)
    await form.send.click()
    await form.isAt('entryComplete')
    await expect(form.main.getByRole('heading', { level: 1 })).toHaveText(completeTitle)
    expect(await states()).toEqual([[form.t.confirmTitle({ count: 1 }), ...texts], [completeTitle]])
    await expect(form.main).toContainText(email)
    await expect(form.main).toContainText(form.t.applied({ count: 1 }))
    await expect(form.main.locator('a[href$="#advisors"]')).toHaveText(advisor)
    await expect.poll(async () => (await mailsTo(email))[0]).toContain(advisor)
    await expect
      .poll(() => page.evaluate(() => [localStorage.getItem('entry'), localStorage.getItem('action')]))
      .toEqual([null, null])

    await page.reload()
    await expect(form.main).toContainText(email)
    await page.goBack()
    await expect(page).not.toHaveURL(href(lang, 'entryConfirm'))
  })
})

for (const lang of languages) {
  test(`saved jobs are ticked, applied for, removed and added (${lang})`, async ({ open, page }) => {
    await page.addInitScript(
      (ids) => localStorage.setItem('message', JSON.stringify({ data: ids, numberOfFavorites: 3 })),
      [JOB, OTHER_JOB, CLOSED_JOB],
    )
    const form = new EntryForm(page, lang)
    const t = words[lang]
    await open(href(lang, 'favoritelist'))
    const ticks = form.main.getByRole('article').getByRole('checkbox')
    await expect(ticks).toHaveCount(2)
    await ticks.first().check()
    await expect(form.main.getByRole('button', { name: new RegExp(`^${t.selectAll}|1`) })).not.toHaveCount(0)
    await form.main.getByRole('checkbox', { name: t.selectAll }).check()
    const titles = await form.main.getByRole('article').getByRole('link').allInnerTexts()
    await form.main.getByRole('button', { name: /2/ }).click()

    await form.isAt('entry')
    const jobs = form.main.getByRole('complementary')
    for (const title of titles) await expect(jobs).toContainText(title)
    await jobs.getByRole('button', { name: form.t.remove }).filter({ hasText: titles[0] }).click()
    await expect(jobs).not.toContainText(titles[0] ?? '')

    await jobs.getByRole('button', { name: form.t.addSaved }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: titles[0] }).check()
    await dialog.getByRole('button', { name: form.t.addChosen({ count: 1 }) }).click()
    await expect(jobs).toContainText(titles[0] ?? '')

    for (const title of titles)
      await jobs.getByRole('button', { name: form.t.remove }).filter({ hasText: title }).click()
    await expect(jobs).toContainText(form.t.withoutJob)
  })
}

test('a job that closes in the meantime is left out, and listed', async ({ open, page }) => {
  await page.addInitScript(
    (ids) => {
      if (localStorage.getItem('entry') === null && !sessionStorage.getItem('begun'))
        localStorage.setItem('entry', JSON.stringify({ data: ids, selectedEntry: ids, newEntry: ids[0] }))
      sessionStorage.setItem('begun', '1')
    },
    [JOB, CLOSED_JOB],
  )
  const form = new EntryForm(page)
  await open('/en/jobs?from=newsletter_202611')
  await form.open('entry')
  await expect(form.main.getByRole('complementary')).toContainText(form.t.closedJob)
  await form.toConfirm(null)
  const sent = page.waitForRequest(/\/api\/v1\/entry$/)
  await form.send.click()
  const body = (await sent).postData() ?? ''
  for (const part of ['newsletter_202611', '{"it_skills":"go","yoe":"3_years_more"}', `${JOB}`])
    expect(body).toContain(part)
  await form.isAt('entryComplete')
  await expect(form.main).toContainText(form.t.applied({ count: 1 }))
  await expect(form.main).toContainText(form.t.leftOut)
})

test('each tab applies for the jobs that were chosen in it', async ({ open, page, context }) => {
  const form = new EntryForm(page)
  const jobs = form.main.getByRole('complementary')
  const apply = (tab: Page) => tab.getByRole('link', { name: 'Apply for this job' }).first().click()
  await open(`/en/jobs/detail/${JOB}`)
  const title = await form.main.getByRole('heading', { level: 1 }).innerText()
  await apply(page)
  await form.isAt('entry')
  await expect(jobs).toContainText(title)

  const other = new EntryForm(await context.newPage())
  await other.page.goto(`/en/jobs/detail/${OTHER_JOB}`)
  await hydrated(other.page)
  await apply(other.page)
  await other.isAt('entry')
  await expect(other.main.getByRole('complementary')).not.toContainText(title)
  await page.reload()
  await hydrated(page)
  await expect(jobs).toContainText(title)
})

test('a registration without a job applies for none, despite an earlier draft', async ({ open, page }) => {
  const form = new EntryForm(page)
  const jobs = form.main.getByRole('complementary')
  const banner = page.getByRole('banner')
  await open(`/en/jobs/detail/${JOB}`)
  await page.getByRole('link', { name: 'Apply for this job' }).first().click()
  await form.isAt('entry')
  await expect(jobs).not.toContainText(form.t.withoutJob)
  await banner.getByRole('link').first().click()
  await expect(page).toHaveURL('/en')
  await banner.getByRole('button', { name: 'Open job search menu' }).click()
  await banner.getByRole('link', { name: 'Register without a job' }).click()
  await form.isAt('entry')
  await expect(jobs).toContainText(form.t.withoutJob)
})
