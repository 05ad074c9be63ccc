import { startSite } from './support/site.ts'
import { expect, test } from './support/test.ts'

const unknown = [
  '/nope',
  '/JOBS',
  '/cases/01',
  '/cases/1x',
  `/cases/${encodeURIComponent('１')}`,
  '/cases/999999999999',
  '/jobs/detail/0',
  '/jobs/detail/x',
  // Jobs that have closed.
  '/jobs/detail/20435',
  '/jobs/detail/20473',
  '/jobs/detail/20503',
]

for (const path of unknown.flatMap((each) => [each, `/en${each}`])) {
  test(`${path} is not found`, async ({ open, page, faults }) => {
    faults.expect(/^404 /)
    faults.expect(new RegExp(`^Page Not Found: ${path}$`))
    expect((await open(path)).status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/en/') ? 'en' : 'ja')
  })
}

test('a path that looks like another host is not found', async ({ request }) => {
  expect((await request.get(`${process.env.SITE_URL}//example.com`)).status()).toBe(404)
})

test('the page has the parts of the specification and no more', async ({ open, page, faults }) => {
  faults.expect(/^404 /)
  faults.expect(/^Page Not Found: \/en\/nope$/)
  await open('/en/nope')
  const main = page.getByRole('main')
  await expect(page).toHaveTitle(/^Page Not Found/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('link')).toHaveAccessibleName('Hashi home')
  await expect(main.getByRole('link')).toHaveText(['日本語ホームへ', 'Go to the English home'])
  await expect(page.getByRole('contentinfo')).toHaveText(/^© 20\d\d Hashi Inc\.$/)
})

for (const [name, target] of [
  ['日本語ホームへ', '/'],
  ['Go to the English home', '/en'],
] as const) {
  test(`“${name}” leads to ${target}`, async ({ open, page, faults }) => {
    faults.expect(/^404 /)
    faults.expect(/^Page Not Found: \/nope$/)
    await open('/nope')
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page).toHaveURL(target)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found')
    await expect(page).not.toHaveTitle(/Page Not Found/)
  })
}

const bots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36 Chrome-Lighthouse',
]

for (const userAgent of bots) {
  test(`no not-found page for ${userAgent}`, async ({ request }) => {
    const headers = { 'User-Agent': userAgent }
    const missing = await request.get('/en/nope', { headers })
    expect(missing.status()).toBe(404)
    expect(await missing.text()).not.toContain('Page Not Found')
    const page = await request.get('/en/jobs', { headers })
    expect(page.status()).toBe(200)
    expect(await page.text()).toContain('<h1')
  })
}

test('for bots an unknown address is only logged', async ({ request }) => {
  const site = await startSite()
  await request.get(`${site.url}/en/nope`, { headers: { 'User-Agent': bots[0] ?? '' } })
  await expect.poll(site.log).toContain('Page Not Found: /en/nope')
  await site.stop()
})
