import { languages } from '#domain/lang.ts'
import { forms as en } from '#i18n/en/forms.ts'
import { forms as ja } from '#i18n/ja/forms.ts'
import { href } from '#src/routes/href.ts'
import { EntryForm, pdf, person } from '../support/entry.ts'
import { countKeptFiles } from '../support/keptFiles.ts'
import { watchScripts } from '../support/scripts.ts'
import { expect, hydrated, test } from '../support/test.ts'

const forms = { en, ja }
const guardedSteps = ['entryFiles', 'entryExperience', 'entryConfirm', 'entryComplete'] as const

for (const lang of languages) {
  test(`input survives a reload, going back and a change of the language (${lang})`, async ({ page }) => {
    const form = new EntryForm(page, lang)
    const reload = async () => {
      await page.reload()
      await hydrated(page)
    }
    await form.open('entry')
    const email = await form.fillPerson()
    await reload()
    await expect(form.control('name')).toHaveValue(person.name)
    await expect(form.control('currentLocation')).toHaveValue(person.currentLocation)
    await expect(form.control('agreeToTerms')).toBeChecked()
    await form.forward.click()

    await form.isAt('entryFiles')
    await form.choose('resumeJp', pdf('kept.pdf', 4000))
    await form.give({ otherURL: 'https://example.com/a' })
    await reload()
    await expect(form.file('kept.pdf')).toBeVisible()
    await expect
      .poll(() => form.control('resumeJp').evaluate((input: HTMLInputElement) => input.files?.[0]?.size))
      .toBe(4000)
    await expect(form.control('otherURL')).toHaveValue('https://example.com/a')
    await form.forward.click()

    await form.isAt('entryExperience')
    await form.fillExperience()
    await reload()
    await expect(form.control('itSkills.0.it_skills')).toHaveValue('go')
    await form.forward.click()

    await form.isAt('entryConfirm')
    await reload()
    await expect(form.main).toContainText(email)
    await expect(form.main).toContainText('kept.pdf')
    await form.main.getByRole('link', { name: form.t.steps.entryFiles }).last().click()
    await form.isAt('entryFiles')
    await expect(form.file('kept.pdf')).toBeVisible()
    await page.goBack()
    await form.isAt('entryConfirm')

    const other = new EntryForm(page, lang === 'en' ? 'ja' : 'en')
    const mirror = page.locator(`header a[hreflang=${other.lang}]`)
    await page
      .getByRole('banner')
      .getByRole('button', { name: lang === 'en' ? 'Language' : '言語' })
      .click()
    await mirror.click()
    await other.isAt('entryConfirm')
    await expect(other.main).toContainText(email)
    await expect(other.main).toContainText('kept.pdf')
  })

  test(`a later step requires the steps before it (${lang})`, async ({ page }) => {
    const form = new EntryForm(page, lang)
    for (const step of guardedSteps) {
      await page.goto(href(lang, step))
      await form.isAt('entry')
    }
  })

  test(`leaving asks for confirmation, and clears the input (${lang})`, async ({ page }) => {
    const form = new EntryForm(page, lang)
    const { leave } = forms[lang]
    const home = page.getByRole('banner').getByRole('link').first()
    await form.toFiles()
    await form.choose('resume', pdf('left.pdf'))

    await home.click()
    await page.getByRole('dialog').getByRole('button', { name: leave.stay }).click()
    await form.isAt('entryFiles')
    await home.click()
    await page.getByRole('dialog').getByRole('button', { name: leave.leave }).click()
    await expect(page).toHaveURL(href(lang, 'home'))
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('flow.entry'))).toBeNull()

    await form.open('entry')
    await expect(form.control('name')).toHaveValue('')
    await home.click()
    await expect(page).toHaveURL(href(lang, 'home'))
    await expect.poll(() => countKeptFiles(page)).toBe(0)
  })
}

test('a failed submission is stored and can be sent again, as one record', async ({
  page,
  faults,
  context,
}) => {
  faults.expect(/^500 /)
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const form = new EntryForm(page)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/entry')) keys.push(request.headers()['idempotency-key'])
  })
  const email = await form.toConfirm()

  await context.setOffline(true)
  await form.send.click()
  await expect(form.main.getByRole('alert')).toContainText(en.failure.connection)
  await context.setOffline(false)

  await page.route('**/api/v1/entry', (route) => route.fulfill({ status: 500 }))
  await form.main.getByRole('button', { name: en.failure.again }).click()
  await expect(form.main.getByRole('alert')).toContainText(en.failure.unknown)
  await expect(form.main).toContainText(email)

  // The response is lost after the server has done its work.
  await page.unroute('**/api/v1/entry')
  await page.route('**/api/v1/entry', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await form.main.getByRole('button', { name: en.failure.again }).click()
  await expect(form.main.getByRole('alert')).toContainText(en.failure.connection)
  await page.unroute('**/api/v1/entry')
  await page.reload()
  await form.isAt('entryConfirm')
  await form.send.click()
  await form.isAt('entryComplete')
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(1)
})

test('a double click sends once', async ({ page }) => {
  const form = new EntryForm(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/entry')) sent++
  })
  await form.toConfirm()
  await form.send.dblclick()
  await form.isAt('entryComplete')
  expect(sent).toBe(1)
})

test('two tabs have two drafts', async ({ page, context }) => {
  const form = new EntryForm(page)
  await form.toFiles()
  await form.choose('resume', pdf('first.pdf'))
  const other = new EntryForm(await context.newPage())
  await other.open('entry')
  await expect(other.control('name')).toHaveValue('')
  await other.toFiles()
  await other.choose('resume', pdf('second.pdf'))
  await page.reload()
  await expect(form.file('first.pdf')).toBeVisible()
  await expect(form.file('second.pdf')).toHaveCount(0)
})

test('after its start the flow works offline up to the submission', async ({ page, context, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/)
  const form = new EntryForm(page)
  const { loaded } = watchScripts(page)
  await form.open('entry')
  await form.fillPerson()
  await expect(form.main.getByText(form.t.emailFree)).toBeVisible()
  await loaded('EntryFilesPage', 'EntryExperiencePage', 'EntryConfirmPage')
  await context.setOffline(true)
  await form.forward.click()
  await form.isAt('entryFiles')
  await form.give({ otherURL: 'https://example.com' })
  await form.forward.click()
  await form.isAt('entryExperience')
  await form.fillExperience()
  await form.forward.click()
  await form.isAt('entryConfirm')
  await form.send.click()
  await expect(form.main.getByRole('alert')).toContainText(en.failure.connection)
  await context.setOffline(false)
  await form.main.getByRole('button', { name: en.failure.again }).click()
  await form.isAt('entryComplete')
})

test('documents of a closed tab are removed a day later, on any page', async ({ page, context }) => {
  const form = new EntryForm(page)
  await form.toFiles()
  await form.choose('resume', pdf('left.pdf'))
  const other = await context.newPage()
  await other.goto('/en/jobs')
  await hydrated(other)
  expect(await countKeptFiles(other)).toBe(1)
  await page.close()
  await other.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000)
  await other.reload()
  await expect.poll(() => countKeptFiles(other)).toBe(0)
})
