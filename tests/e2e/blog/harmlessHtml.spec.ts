import { ARTICLE } from '../../support/content.ts'
import { expect, test } from '../support/test.ts'

/** HTML that an editor, or an attacker with an editor's account, might write. */
const body = `
  <h2 id="page-data">One</h2><p onclick="bad()">a</p><script>bad()</script>
  <h2 id="root">Two</h2><img src="x" onerror="bad()"><svg onload="bad()"></svg>
  <p><a href="javascript:bad()">b</a> <a href="#root">c</a> <a href="https://example.com">d</a></p>
  <iframe srcdoc="<script>bad()</script>"></iframe><form action="/x"><input name="y"></form>
  <style>body { display: none }</style><p style="position: fixed" class="vh">e</p>`

test('HTML in a body is harmless', async ({ open, page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { bad: () => console.error('the body has run something') })
  })
  await page.route(`**/api/v1/blog/article/${ARTICLE}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), body } })
  })
  await open('/blog')
  await page.locator(`a[href="/blog/${ARTICLE}"]`).click()
  await expect(page.getByRole('heading', { name: 'Two' })).toBeVisible()

  const article = page.getByRole('article').first()
  const text = article.locator('h2').locator('..')
  for (const tag of ['script', 'img', 'svg', 'iframe', 'form', 'input', 'style']) {
    await expect(text.locator(tag)).toHaveCount(0)
  }
  const attributes = await text
    .locator('*')
    .evaluateAll((elements) => elements.flatMap((element) => element.getAttributeNames()))
  expect(attributes.filter((name) => !['id', 'href', 'rel', 'class', 'tabindex'].includes(name))).toEqual([])
  await expect(text.locator('#root')).toHaveCount(0)
  await expect(text.getByText('b', { exact: true })).not.toHaveAttribute('href')
  await expect(text.getByText('c', { exact: true })).toHaveAttribute('href', '#part-root')
  await expect(text.getByText('d', { exact: true })).toHaveAttribute('rel', 'noopener')
  await expect(page.getByRole('navigation', { name: '目次' }).getByRole('link')).toHaveText(['One', 'Two'])
})
