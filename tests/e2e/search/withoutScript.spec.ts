import { href } from '#src/routes/href.ts'
import { SearchPage } from '../support/search.ts'
import { expect, test } from '../support/test.ts'
import { inTwoViews } from '../support/views.ts'

test.use({ javaScriptEnabled: false })

test('a form sends the search, and the address has the readable form', async ({ page }) => {
  const search = new SearchPage(page)
  await page.goto('/en/jobs')
  const all = await search.total()
  await search.choice('jobCategory', 'qa').check()
  await search.choice('jobCategory', 'bridge_se').check()
  const field = search.main.getByRole('searchbox', { name: 'Keyword' })
  await field.fill('test')
  await field.press('Enter')
  await expect(page).toHaveURL(/^[^?]*\/en\/jobs\?searchWord=test&jobCategory=qa,bridge_se/)
  expect(page.url()).not.toContain('salary=')
  expect(await search.total()).toBeLessThan(all)
  await expect(search.choice('jobCategory', 'qa')).toBeChecked()
  await expect(field).toHaveValue('test')
})

test('applying from abroad, remote work and employment work without script', async ({ page }) => {
  const search = new SearchPage(page)
  await page.goto('/en/jobs')
  const all = await search.total()
  await search.choice('applyFromAbroad', 'true').check()
  await search.choice('remote', 'full').check()
  await search.choice('employmentType', 'permanent').check()
  await search.main.getByRole('searchbox', { name: 'Keyword' }).press('Enter')
  await expect(page).toHaveURL(/\/en\/jobs\?applyFromAbroad=true&remote=full&employmentType=permanent/)
  expect(await search.total()).toBeLessThan(all)
})

test('pages and jobs are links', async ({ page }) => {
  const search = new SearchPage(page)
  await page.goto('/jobs?page=2')
  await search.main.getByRole('link', { name: '次へ' }).click()
  await expect(page).toHaveURL(/page=3/)
  await search.jobs.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/jobs\/detail\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

inTwoViews((lang, isPhone) => {
  test('each kind of filter narrows the list', async ({ page }) => {
    const search = new SearchPage(page, lang)
    for (const [name, value] of filters) {
      await page.goto(href(lang, 'jobs'))
      if (isPhone) await search.main.locator('button[popovertarget]').first().click()
      const all = await search.status.innerText()
      await search.choice(name, value).check()
      await search.main.locator('form button[type=submit]:not([name]):visible').last().click()
      await expect(page).toHaveURL(new RegExp(`${name}=${value}`))
      await expect(search.status).not.toHaveText(all)
      await expect(search.jobs.first()).toBeVisible()
    }
  })

  test('the button beside the order sends it', async ({ page }) => {
    const { main, t } = new SearchPage(page, lang)
    await page.goto(href(lang, 'jobs'))
    const order = main.locator('select[name=orderBy]')
    await order.selectOption('salary')
    await main.getByRole('button', { name: t.showJobs, exact: true }).click()
    await expect(page).toHaveURL(/orderBy=salary/)
    await expect(order).toHaveValue('salary')
  })
})

const filters = [
  ['applyFromAbroad', 'true'],
  ['remote', 'full'],
  ['employmentType', 'fixed_term'],
  ['jobCategory', 'qa'],
  ['location', 'kanto'],
  ['japaneseLevel', 'none_jp'],
] as const
