import { languages } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'
import { expect, hydrated, test } from './support/test.ts'

for (const lang of languages) {
  test(`six stories and three jobs are linked (${lang})`, async ({ open, page, request }) => {
    await open(href(lang, 'home'))
    const targets = (part: string) =>
      page
        .getByRole('main')
        .locator(`a[href*="${part}"]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const jobs = await targets('/jobs/detail/')
    const stories = await targets('/cases/')
    expect(new Set(jobs).size).toBe(3)
    expect(jobs).toHaveLength(3)
    expect(new Set(stories).size).toBe(6)
    expect(stories).toHaveLength(6)
    for (const target of [...jobs, ...stories]) expect((await request.get(target ?? '')).status()).toBe(200)
  })
}

test('the search form leads to the matching jobs', async ({ open, page }) => {
  await open('/en')
  const form = page.getByRole('main').getByRole('search')
  await form.getByRole('searchbox', { name: 'Keyword' }).fill('a')
  await form.getByRole('combobox', { name: 'Role' }).selectOption('web_system_development')
  await form.getByRole('button', { name: /^Search/ }).click()
  await expect(page).toHaveURL('/en/jobs?searchWord=a&jobCategory=web_system_development')
  await expect(page.getByRole('checkbox', { name: 'Web development' })).toBeChecked()
})

test('the links by role lead to the number of jobs that they show', async ({ open, page }) => {
  await open('/en')
  const link = page.getByRole('main').locator('a[href="/en/jobs?jobCategory=qa"]')
  const count = /\d+/.exec(await link.innerText())?.[0]
  await link.click()
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`${count} jobs match`)
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } })

  test('the sections below the first screen are laid out after the first paint', async ({ page }) => {
    // The program would lay them out anyway, so it waits until the end of the test.
    const { promise: program, resolve: load } = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await program
      await route.continue()
    })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Animation.enable')
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
    await page.goto('/', { waitUntil: 'commit' })
    const main = page.getByRole('main')
    const story = main.locator('a[href*="/cases/"]').first()
    await expect(main.getByRole('search')).toBeVisible()
    await expect(story).toBeHidden()
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await expect(story).toBeVisible()
    load()
    await hydrated(page)
  })
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is complete, and its search form works', async ({ page }) => {
    await page.goto('/en')
    const main = page.getByRole('main')
    await expect(main.locator('a[href*="/jobs/detail/"]')).toHaveCount(3)
    await expect(main.locator('a[href*="/cases/"]')).toHaveCount(6)
    const form = main.getByRole('search')
    await form.getByRole('combobox', { name: 'Location' }).selectOption('kanto')
    await form.getByRole('button', { name: /^Search/ }).click()
    await expect(page).toHaveURL('/en/jobs?location=kanto')
    await expect(main.getByRole('article').first()).toBeVisible()
  })

  test('menus open, and their links work', async ({ page }) => {
    await page.goto('/en')
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('link', { name: '日本語', exact: true }).click()
    await expect(page).toHaveURL('/')
    await page.getByRole('banner').getByRole('link', { name: '求人を探す' }).click()
    await expect(page).toHaveURL('/jobs')
  })
})

test('parts below the first screen stay as the server rendered them if their code does not load', async ({
  faults,
  open,
  page,
}) => {
  faults.expect(/ERR_FAILED .*HomeSections-/)
  await page.route('**/assets/HomeSections-*.js', (route) => route.abort())
  await open('/en')
  await expect(page.getByRole('heading', { name: 'Newest jobs' })).toBeVisible()
  await page.getByRole('main').locator('a[href="/en/jobs?jobCategory=qa"]').click()
  await expect(page).toHaveURL('/en/jobs?jobCategory=qa')
})

test('a reloaded page shows the same place', async ({ open, page }) => {
  await open('/en')
  const heading = page.getByRole('heading', { name: 'Jobs by role' })
  const place = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const before = await place()
  await page.reload()
  await expect.poll(place).toBe(before)
  await expect(page.locator('html[data-started]')).toBeAttached()
  expect(await place()).toBe(before)
})
