import { jobCard as en } from '#i18n/en/jobCard.ts'
import { jobCard as ja } from '#i18n/ja/jobCard.ts'
import { href } from '#src/routes/href.ts'
import { expectNoViolation } from '../support/axe.ts'
import { type ChoiceState, SearchPage } from '../support/search.ts'
import { expect, test } from '../support/test.ts'
import { inEachView } from '../support/views.ts'

test('each choice leads to the number of jobs that it shows', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs')
  const all = await search.total()

  const qa = await search.choose('jobCategory', 'qa')
  await expect(page).toHaveURL('/en/jobs?jobCategory=qa')
  expect(qa).toBeLessThan(all)
  const kinds = await search.jobs.evaluateAll((jobs) =>
    jobs.map((job) => job.querySelector('li')?.textContent),
  )
  expect(new Set(kinds)).toEqual(new Set(['QA and testing']))

  await search.choice('jobCategory', 'qa').click()
  await expect(page).toHaveURL('/en/jobs')
  await search.expectTotal(all)
})

test('values of one filter add up, filters narrow each other', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs?jobCategory=qa')
  const qa = await search.total()
  const bridge = await search.countBeside(search.choice('jobCategory', 'bridge_se'))
  await search.choice('jobCategory', 'bridge_se').click()
  await search.expectTotal(qa + bridge)
  await expect(page).toHaveURL('/en/jobs?jobCategory=qa,bridge_se')

  const inKanto = await search.choose('location', 'kanto')
  expect(inKanto).toBeLessThan(qa + bridge)
  await expect(page).toHaveURL('/en/jobs?jobCategory=qa,bridge_se&location=kanto')
})

test('a level lists the jobs that a person of this level can apply for', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs')
  const all = await search.total()
  const none = await search.choose('japaneseLevel', 'none_jp')
  const business = await search.choose('japaneseLevel', 'business_level_jp')
  await expect(page).toHaveURL('/en/jobs?japaneseLevel=business_level_jp')
  expect(business).toBeGreaterThan(none)
  const levels = await search.jobs.evaluateAll((jobs) =>
    jobs.map(
      (job) =>
        [...job.querySelectorAll('dt')].find((dt) => dt.textContent === 'Japanese')?.nextSibling?.textContent,
    ),
  )
  expect(levels.filter((level) => /fluent|native/i.test(level ?? ''))).toEqual([])
  await search.main.locator('input[name="japaneseLevel"][value=""]').click()
  await search.expectTotal(all)
  await expect(page).toHaveURL('/en/jobs')
})

test('salary, place, skills, industry and languages are in the address', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs')
  const salary = page.getByRole('combobox', { name: 'Minimum salary' })
  const label = await salary.locator('option[value="6000000"]').innerText()
  const [, count] = /^6 Million yen or more \((\d+)\)$/.exec(label) ?? []
  await salary.selectOption('6000000')
  await search.expectTotal(Number(count))
  await expect(page).toHaveURL('/en/jobs?salary=6000000')

  await search.openGroup('Location')
  await search.openGroup('Location')
  await search.choose('nationwideLocation', 'true')
  await search.openGroup('Your English')
  await search.choose('englishLevel', 'fluent_en')
  await search.openGroup('Industry')
  await search.choose('industryName', 'web_internet_networking')
  await expect(page).toHaveURL(
    '/en/jobs?nationwideLocation=true&salary=6000000&englishLevel=fluent_en&industryName=web_internet_networking',
  )
})

test('applying from abroad, remote work and employment are filters with counts', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs')
  await search.choose('applyFromAbroad', 'true')
  await expect(search.jobs.filter({ hasText: en.abroadYes })).toHaveCount(await search.jobs.count())
  await search.choose('remote', 'full')
  await search.choose('employmentType', 'permanent')
  await expect(page).toHaveURL('/en/jobs?applyFromAbroad=true&remote=full&employmentType=permanent')
  await expect(search.chips.getByRole('link', { name: /remove/ })).toHaveText([
    /^Open to applicants abroad/,
    /^Fully remote/,
    /^Permanent position/,
  ])
})

inEachView((lang, isPhone) => {
  test('the first questions of visitors from abroad are filters', async ({ open, page }) => {
    const search = new SearchPage(page, lang)
    await open(href(lang, 'jobs'))
    if (isPhone) await search.main.locator('button[popovertarget]').first().click()
    await search.choice('applyFromAbroad', 'true').click()
    await search.choice('remote', 'full').click()
    await search.choice('employmentType', 'permanent').click()
    await expect(page).toHaveURL(
      `${href(lang, 'jobs')}?applyFromAbroad=true&remote=full&employmentType=permanent`,
    )
    await expectNoViolation(page)
    if (isPhone) await page.keyboard.press('Escape')
    // On wide screens a link after the chips removes all filters; on phones it is beside their button.
    await expect(search.chips.getByRole('link')).toHaveCount(isPhone ? 3 : 4)
    const isFromAbroad = { en: en.abroadYes, ja: ja.abroadYes }[lang]
    await expect(search.jobs.filter({ hasText: isFromAbroad })).toHaveCount(await search.jobs.count())
    await expectNoViolation(page)
  })
})

test('choices without jobs lie behind a button that says how many they are', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs?itSkills=unreal_engine')
  await expect(search.choice('jobCategory', 'bridge_se')).toBeHidden()
  await search.main
    .locator('summary')
    .filter({ hasText: /^\+\d+ more$/ })
    .locator('visible=true')
    .first()
    .click()
  await expect(search.main.locator('input:disabled').locator('visible=true').first()).toBeVisible()
})

test('an unknown value of a new filter is named', async ({ open, page }) => {
  await open('/en/jobs?employmentType=freelance&remote=full')
  await expect(page.getByRole('main')).toContainText('employmentType=freelance')
})

test('a prefecture replaces its region', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs?location=kanto')
  await search.openGroup('Prefectures of Kanto')
  await search.choice('location', 'tokyo').click()
  await expect(page).toHaveURL('/en/jobs?location=tokyo')
  await expect(search.choice('location', 'kanto')).not.toBeChecked()
})

test('a choice without jobs is disabled', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs?jobCategory=qa')
  await search.openGroup('Industry')
  const choices = await search.choices()
  expect(choices.length).toBeGreaterThan(100)
  const isWrong = ({ count, isDisabled, isChecked }: ChoiceState) =>
    isDisabled !== (count === 0 && !isChecked)
  expect(choices.filter(isWrong)).toEqual([])
})

test('a few letters find IT skills', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs')
  await search.openGroup('IT skills')
  await search.main.getByRole('searchbox', { name: 'Find a skill' }).fill('pyt')
  await expect(search.choice('itSkills', 'python')).toBeVisible()
  await expect(search.choice('itSkills', 'java')).toBeHidden()
  await search.choose('itSkills', 'python')
  await expect(page).toHaveURL('/en/jobs?itSkills=python')
  await search.main.getByRole('searchbox', { name: 'Find a skill' }).fill('zzz')
  await expect(search.main.getByText('No skill with this name')).toBeVisible()
  await expect(search.choice('itSkills', 'python')).toBeVisible()
})

test('Enter searches for words, in any width and case', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs')
  const all = await search.total()
  const field = search.main.getByRole('searchbox', { name: 'Keyword' })
  await field.fill('ＰＹＴＨＯＮ')
  await field.press('Enter')
  await expect(search.chips).toContainText('“ＰＹＴＨＯＮ”')
  await expect.poll(() => search.total()).toBeLessThan(all)
  const wide = await search.total()
  await field.fill('python')
  await field.press('Enter')
  await expect(page).toHaveURL('/en/jobs?searchWord=python')
  await search.expectTotal(wide)
})

test('chips remove one filter each, and a link removes all', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs?searchWord=a&jobCategory=qa,web_system_development&location=kanto&orderBy=salary')
  await expect(search.chips.getByRole('link', { name: /remove/ })).toHaveCount(4)
  await search.chips.getByRole('link', { name: /QA and testing/ }).click()
  await expect(page).toHaveURL(
    '/en/jobs?searchWord=a&jobCategory=web_system_development&location=kanto&orderBy=salary',
  )
  await expect(search.choice('jobCategory', 'qa')).not.toBeChecked()
  await search.main.getByRole('link', { name: 'Clear all' }).first().click()
  await expect(page).toHaveURL('/en/jobs?orderBy=salary')
  await expect(search.main.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(search.main.getByRole('searchbox', { name: 'Keyword' })).toHaveValue('')
})
