import { SearchPage } from '../support/search.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

test.use({ viewport: widths.phone })

test('filters open over the list and show the number of jobs as they change', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs')
  await expect(search.choice('jobCategory', 'qa')).toBeHidden()
  const opener = search.main.getByRole('button', { name: 'Filters' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await expect(dialog).toBeVisible()
  const count = await search.countBeside(search.choice('jobCategory', 'qa'))
  await search.choice('jobCategory', 'qa').click()
  const show = dialog.getByRole('button', { name: `Show ${count} job` })
  await show.click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/en/jobs?jobCategory=qa')
  await search.expectTotal(count)
  await expect(search.main.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
})

test('Escape closes the filters, and returns the focus to their button', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/jobs')
  const opener = search.main.getByRole('button', { name: /^絞り込み/ })
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})
