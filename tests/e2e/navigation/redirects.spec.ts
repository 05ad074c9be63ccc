import { expect, test } from '../support/test.ts'

test('an old address opened within the site redirects to the new page', async ({ open, page }) => {
  await open('/en/recruiting/cases/3')
  await expect(page).toHaveURL('/en/cases/3')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
