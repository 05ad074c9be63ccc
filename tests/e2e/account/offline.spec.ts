/** The applicant area on a line that breaks before the code of the next page is there. */

import { logIn } from '../support/account.ts'
import { expect, hydrated, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 780 } })

for (const [name, title] of [
  ['Contact', 'Contact your advisor'],
  ['Profile', 'Your profile'],
]) {
  test(`"${name}" keeps the menu without a network, and opens when it is back`, async ({
    open,
    page,
    context,
    faults,
  }) => {
    await logIn(page.request, 'linh@example.com')
    await open('/en/applicant/mypage/referral')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell a friend')
    faults.expect(/ERR_INTERNET_DISCONNECTED/)
    await context.setOffline(true)
    const menu = page.getByRole('navigation', { name: 'My Page' })
    await menu.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded')
    await expect(page).toHaveTitle('This page could not be loaded')
    await expect(page.getByRole('main')).toContainText('You are offline')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await hydrated(page)
  })
}
