import { SearchPage } from '../support/search.ts'
import { expect, test } from '../support/test.ts'

test('a chosen order applies, and leads to the first page', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs?page=2')
  await search.main.getByRole('combobox', { name: 'Sort by' }).selectOption('salary')
  await expect(page).toHaveURL('/en/jobs?orderBy=salary')
  const pays = () =>
    search.jobs.evaluateAll((jobs) =>
      jobs.map((job) =>
        Math.max(...(job.querySelector('dd')?.textContent.match(/[\d.]+/g) ?? []).map(Number)),
      ),
    )
  const inOrder = async () => {
    const all = await pays()
    return all.length > 0 && all.every((pay, place) => place === 0 || pay <= (all[place - 1] ?? 0))
  }
  await expect.poll(inOrder).toBe(true)
})

test('pages lead forward and back, and contain every job once', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs')
  const total = await search.total()
  const seen = await search.ids()
  expect(seen).toHaveLength(20)
  for (let number = 2; number <= Math.ceil(total / 20); number++) {
    await search.pages.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(new RegExp(`[?&]page=${number}(#.*)?$`))
    await expect(search.pages.locator('[aria-current=page]')).toHaveText(String(number))
    await expect(search.main.locator('[aria-busy=true]')).toHaveCount(0)
    seen.push(...(await search.ids()))
  }
  expect(new Set(seen).size).toBe(total)
  await expect(search.pages.getByRole('link', { name: 'Next' })).toHaveCount(0)
  await search.pages.getByRole('link', { name: 'Previous' }).click()
  await expect(search.pages.locator('[aria-current=page]')).toHaveText(String(Math.ceil(total / 20) - 1))
})

test('back, forward and reload show the search of the address', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs')
  const all = await search.total()
  const qa = await search.choose('jobCategory', 'qa')
  const inKanto = await search.choose('location', 'kanto')

  await page.goBack()
  await search.expectTotal(qa)
  await expect(search.choice('location', 'kanto')).not.toBeChecked()
  await page.goBack()
  await search.expectTotal(all)
  await expect(search.choice('jobCategory', 'qa')).not.toBeChecked()
  await page.goForward()
  await page.goForward()
  await search.expectTotal(inKanto)
  await expect(search.choice('location', 'kanto')).toBeChecked()

  await page.reload()
  await search.expectTotal(inKanto)
  await expect(search.choice('jobCategory', 'qa')).toBeChecked()
  await expect(search.choice('location', 'kanto')).toBeChecked()
})

test('known values apply together with an unknown one', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs?jobCategory=wizard,qa')
  await expect(search.main.getByRole('status').filter({ hasText: 'jobCategory=wizard' })).toBeVisible()
  await expect(search.choice('jobCategory', 'qa')).toBeChecked()
  await search.expectTotal(await search.countBeside(search.choice('jobCategory', 'qa')))
})

test('a page past the end says so, and links to the last one', async ({ open, page }) => {
  const search = new SearchPage(page)
  expect((await open('/en/jobs?page=9999')).status()).toBe(200)
  await expect(search.main.getByRole('heading', { name: 'That page doesn’t exist' })).toBeVisible()
  const last = Math.ceil((await search.total()) / 20)
  await search.main.getByRole('link', { name: `Go to the last page, ${last}` }).click()
  await expect(page).toHaveURL(`/en/jobs?page=${last}`)
  await expect(search.jobs.first()).toBeVisible()
})

test('an empty result offers other searches', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs?searchWord=zzzz&jobCategory=qa&location=kanto')
  await expect(search.main.getByRole('heading', { name: 'No jobs match all your filters' })).toBeVisible()
  await expect(search.jobs).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await search.main.getByRole('link', { name: 'Search without “zzzz”' }).click()
  await expect(page).toHaveURL('/en/jobs?jobCategory=qa&location=kanto')
  await expect(search.jobs.first()).toBeVisible()
})

test('quick choices all apply, however slow the responses are', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs')
  const first = Promise.withResolvers<void>()
  await page.route(/\/api\/v1\/job\?.*jobCategory=qa(&|$)/, async (route) => {
    await first.promise
    await route.continue()
  })
  await search.choice('jobCategory', 'qa').click()
  await search.choice('jobCategory', 'bridge_se').click()
  await search.choice('location', 'kanto').click()
  await expect(page).toHaveURL('/en/jobs?jobCategory=qa,bridge_se&location=kanto')
  const count = () => search.countBeside(search.choice('location', 'kanto'))
  await expect.poll(async () => (await search.total()) - (await count())).toBe(0)
  await search.expectTotal(await count())
  const found = await search.ids()
  first.resolve()
  await page.goBack()
  await page.goForward()
  await expect(page).toHaveURL('/en/jobs?jobCategory=qa,bridge_se&location=kanto')
  await search.expectTotal(found.length)
  expect(await search.ids()).toEqual(found)
})
