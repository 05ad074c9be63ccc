import { SearchPage } from '../support/search.ts'
import { type Site, startSite } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite({ HASHI_SEED: 'jobs=10000' })
})
test.afterAll(() => site.stop())

test('the jobs within reach are first among 10,000 with a handful of requests, on any page', async ({
  context,
  open,
  page,
}) => {
  const conditions = { japanese: 'basic_conversational_level_jp', residence: 'abroad', visa: 'none' }
  await context.addInitScript((text) => localStorage.setItem('conditions', text), JSON.stringify(conditions))
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/job')) calls.push(request.url())
  })
  const search = new SearchPage(page)
  await open(`${site.url}/en/jobs`)
  await expect(search.main).toContainText('within reach')
  await expect(search.jobs).toHaveCount(20)
  expect(calls.length).toBeLessThanOrEqual(5)
  calls.length = 0
  await search.pages.getByRole('link', { name: 'Next' }).click()
  await expect(search.main.getByText('21 to')).toBeVisible()
  await expect(search.jobs.filter({ hasText: 'Does not fit' })).toHaveCount(0)
  expect(calls.length).toBeLessThanOrEqual(5)
})

test('10,000 jobs can be filtered and paged', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open(`${site.url}/en/jobs`)
  const all = await search.total()
  expect(all).toBeGreaterThan(9000)
  await search.openGroup('IT skills')
  const python = await search.choose('itSkills', 'python')
  expect(python).toBeLessThan(all)
  await search.openGroup('Prefectures of Kanto')
  const inTokyo = await search.choose('location', 'tokyo')
  expect(inTokyo).toBeLessThan(python)

  const first = await search.ids()
  await search.pages.getByRole('link', { name: 'Next' }).click()
  await expect(search.main.getByText('21 to')).toBeVisible()
  const second = await search.ids()
  expect(second.filter((id) => first.includes(id))).toEqual([])

  await open(`${site.url}/en/jobs?page=${Math.ceil(all / 20)}`)
  await expect(search.jobs).toHaveCount(all % 20 || 20)
  await expect(search.pages.getByRole('link', { name: 'Next' })).toHaveCount(0)
})
