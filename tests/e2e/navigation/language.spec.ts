import { expect, test } from '../support/test.ts'

test('the search stays the same in the other language', async ({ open, page }) => {
  await open('/en/jobs?jobCategory=qa&location=kanto&orderBy=salary')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('link', { name: '日本語', exact: true }).click()
  await expect(page).toHaveURL('/jobs?jobCategory=qa&location=kanto&orderBy=salary')
  await expect(page.getByRole('checkbox', { name: 'QA・テスト' })).toBeChecked()
})
