import { expect, test } from '../support/test.ts'

const position = () => window.scrollY

test('a new page starts at its top, back restores the position', async ({ open, page }) => {
  await open('/en/cases')
  const story = page.getByRole('main').getByRole('article').nth(9).getByRole('link')
  await story.scrollIntoViewIfNeeded()
  const left = await page.evaluate(position)
  expect(left).toBeGreaterThan(300)
  await story.click()
  await expect(page).toHaveURL(/\/en\/cases\/\d+$/)
  await expect.poll(() => page.evaluate(position)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(position)).toBe(left)
  await page.goForward()
  await expect.poll(() => page.evaluate(position)).toBe(0)
})

test('the page scrolls to the top at once, and again half a second after the navigation', async ({
  open,
  page,
}) => {
  await open('/en/cases')
  await page.evaluate(() => {
    window.scrollTo(0, 900)
    const changes: { path: string; time: number }[] = []
    Object.assign(window, { changes })
    const scrollTo = window.scrollTo.bind(window)
    const pushState = history.pushState.bind(history)
    history.pushState = (...values) => {
      changes.push({ path: 'page', time: performance.now() })
      pushState(...values)
    }
    window.scrollTo = (...values: unknown[]) => {
      changes.push({ path: 'top', time: performance.now() })
      Reflect.apply(scrollTo, window, values)
    }
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(page).toHaveURL('/en/jobs')
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'changes').length)).toBe(3)
  const [start, first, second] = await page.evaluate(() => Reflect.get(window, 'changes'))
  expect([start.path, first.path, second.path]).toEqual(['page', 'top', 'top'])
  expect(second.time - start.time).toBeGreaterThanOrEqual(500)
})

test('the heading of a new page gets the focus, unlike that of the first page', async ({ open, page }) => {
  await open('/en')
  await expect(page.locator('body')).toBeFocused()
  await page.getByRole('banner').getByRole('link', { name: 'Stories' }).click()
  await expect(page).toHaveURL('/en/cases')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a link within the page scrolls to its target and focuses it', async ({ open, page }) => {
  await open('/en/jobs')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/en/jobs?page=2#results')
  const heading = page.locator('#results')
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})

test('an address with a hash opens at its element', async ({ open, page }) => {
  await open('/en/jobs?page=2#results')
  await expect(page.locator('#results')).toBeInViewport()
})

test('a hash scrolls to its element when that is added later', async ({ open, page }) => {
  await open('/en/cases#later')
  await page.evaluate(() => {
    const element = document.createElement('p')
    Object.assign(element, { id: 'later', textContent: 'Later' })
    document.querySelector('main')?.append(element)
  })
  await expect(page.locator('#later')).toBeFocused()
  await expect(page.locator('#later')).toBeInViewport()
})
