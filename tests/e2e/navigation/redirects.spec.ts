import { expect, test } from '../support/test.ts'

for (const [from, to] of [
  ['/recruiting/cases', '/cases'],
  ['/recruiting/cases/3', '/cases/3'],
  ['/recruiting_cases', '/cases'],
  ['/recruiting_cases/3', '/cases/3'],
  ['/attention/new', '/attention'],
  ['/attention/new/1', '/attention'],
] as const) {
  for (const root of ['', '/en']) {
    test(`${root}${from} has moved to ${root}${to}, query kept`, async ({ request }) => {
      const response = await request.get(`${root}${from}?a=1&b=%2F`, { maxRedirects: 0 })
      expect(response.status()).toBe(308)
      expect(response.headers()['location']).toBe(`${root}${to}?a=1&b=%2F`)
    })
  }
}

for (const [from, to] of [
  ['/cases/', '/cases'],
  ['/en/', '/en'],
  ['/en/jobs/?page=2', '/en/jobs?page=2'],
  ['//evil.example/', '/evil.example'],
  ['/%2Fevil.example', '/evil.example'],
  ['//', '/'],
  ['/e%6E/jobs', '/en/jobs'],
  ['/blog/category/english%2Fvisa', '/blog/category/english/visa'],
] as const) {
  test(`${from} leads to ${to}`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${from}`, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(response.headers()['location']).toBe(to)
  })
}

test('an old address opened in the site leads to the new page', async ({ open, page }) => {
  await open('/en/recruiting/cases/3')
  await expect(page).toHaveURL('/en/cases/3')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
