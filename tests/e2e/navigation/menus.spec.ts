import { expect, hydrated, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

test('the panel of job searches closes when one of its links is followed', async ({ open, page }) => {
  await open('/en/cases')
  const opener = page.getByRole('button', { name: 'Open job search menu' })
  await opener.click()
  const link = page.getByRole('banner').getByRole('link', { name: /^QA and testing/ })
  await expect(link).toContainText(/\d/)
  await link.click()
  await expect(page).toHaveURL('/en/jobs?jobCategory=qa')
  await expect(link).toBeHidden()
})

test('a menu opened before the script runs stays open, and fills', async ({ page }) => {
  const start = Promise.withResolvers<undefined>()
  await page.route('**/assets/main-*.js', async (route) => {
    await start.promise
    await route.continue()
  })
  await page.goto('/en/cases')
  await page.getByRole('button', { name: 'Open job search menu' }).click()
  start.resolve(undefined)
  await hydrated(page)
  const link = page.getByRole('banner').getByRole('link', { name: /^QA and testing/ })
  await expect(link).toContainText(/\d/)
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
})

test('back closes an open menu', async ({ open, page }) => {
  await open('/en')
  await page.getByRole('banner').getByRole('link', { name: 'Stories' }).click()
  await expect(page).toHaveURL('/en/cases')
  await page.getByRole('button', { name: 'Language' }).click()
  const link = page.getByRole('link', { name: '日本語', exact: true })
  await expect(link).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/en')
  await expect(link).toBeHidden()
})

test('Escape and a click outside close the language menu', async ({ open, page }) => {
  await open('/en/cases')
  const opener = page.getByRole('button', { name: 'Language' })
  const link = page.getByRole('link', { name: '日本語', exact: true })
  await opener.click()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(link).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(link).toBeHidden()
})

test('the header marks the current page', async ({ open, page }) => {
  await open('/en/cases')
  const current = page.getByRole('banner').locator('a[aria-current]')
  await expect(current).toHaveText('Stories')
  await page.getByRole('banner').getByRole('link', { name: 'Find jobs' }).click()
  await expect(current).toHaveText('Find jobs')
})

test.describe('On a phone', () => {
  test.use({ viewport: widths.phone })

  for (const [path, saved, login, register] of [
    ['/', '気になる求人 2', 'ログイン', 'エントリー'],
    ['/en', 'Saved jobs 2', 'Log in', 'Register'],
  ] as const) {
    test(`the header of ${path} has the saved jobs with their number, the login and the registration`, async ({
      open,
      page,
    }) => {
      await page.addInitScript(() =>
        localStorage.setItem('message', JSON.stringify({ data: [20401, 20402], numberOfFavorites: 2 })),
      )
      await open(path)
      const header = page.getByRole('banner')
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: widths.phone.height })
        for (const name of [saved, login, register]) {
          const box = await header.getByRole('link', { name, exact: true }).boundingBox()
          expect(box?.height).toBeGreaterThanOrEqual(44)
          expect(box && box.x + box.width).toBeLessThanOrEqual(width)
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    })
  }

  test('the menu keeps the scroll position of the page', async ({ open, page }) => {
    await open('/en/cases')
    const position = () => page.evaluate(() => window.scrollY)
    await page.evaluate(() => window.scrollTo(0, 700))
    await expect.poll(position).toBe(700)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 500)
    await page.keyboard.press('End')
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()
    expect(await position()).toBe(700)
  })

  test('the menu traps the focus, and Escape returns it to its button', async ({ open, page }) => {
    await open('/en/cases')
    const opener = page.getByRole('button', { name: 'Menu' })
    await opener.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Web development' })).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused()
    const stops = await menu.locator('a, button').count()
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press(key)
        await expect(menu.locator(':focus')).toHaveCount(1)
      }
      await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('Escape closes the menu, also after a press next to its links', async ({ open, page }) => {
    await open('/en/cases')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Web development' })).toBeVisible()
    await page.mouse.click(200, widths.phone.height - 20)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })

  test('the menu closes when a page is chosen, and the page starts at its top', async ({ open, page }) => {
    await open('/en/cases')
    await page.evaluate(() => window.scrollTo(0, 700))
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Find jobs' }).click()
    await expect(page).toHaveURL('/en/jobs')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})
