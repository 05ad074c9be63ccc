import { languages } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'
import { expect, test } from './support/test.ts'

const idsOf = (links: Element[]) => links.map((link) => Number(link.getAttribute('href')?.split('/').at(-1)))

for (const lang of languages) {
  test(`all stories are listed once, and each can be read (${lang})`, async ({ page, request }) => {
    await page.goto(href(lang, 'cases'))
    const ids = await page.getByRole('main').locator('a[href*="/cases/"]').evaluateAll(idsOf)
    expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 19 }, (_, index) => index + 1))
    for (const id of ids) {
      const response = await request.get(href(lang, 'case', { id }))
      expect(response.status(), `story ${id}`).toBe(200)
      const body = (await response.text()).replaceAll(/<script.*?<\/script>|<style.*?<\/style>/gs, '')
      expect(body, `story ${id}`).not.toMatch(/>[^<]*\b(undefined|null|NaN)\b[^<]*<|\[object/)
    }
  })
}

test('the links to the next story lead through all of them', async ({ open, page }) => {
  await open('/en/cases')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  const next = page
    .getByRole('navigation', { name: 'Previous and next story' })
    .getByRole('link', { name: /Next story/ })
  const seen: string[] = []
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeFocused()
  for (seen.push(page.url()); (await next.count()) > 0 && seen.length < 25; seen.push(page.url())) {
    const target = await next.getAttribute('href')
    await next.click()
    await expect(page).toHaveURL(target ?? '')
    await expect(title).toBeFocused()
  }
  expect(new Set(seen).size).toBe(19)
})

test('a person without work before is a new graduate', async ({ request }) => {
  const { cases } = await (await request.get('/api/v1/case?perPage=100')).json()
  const graduates = cases.filter((story: { jobBeforeTransfer: string }) => story.jobBeforeTransfer === '')
  expect(graduates.length).toBeGreaterThanOrEqual(3)
  for (const { id } of graduates) {
    expect(await (await request.get(`/en/cases/${id}`)).text()).toContain('New graduate')
    expect(await (await request.get(`/cases/${id}`)).text()).toContain('新卒')
  }
})
