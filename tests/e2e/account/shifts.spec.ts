/** A page of the person whose answers arrive slowly, one by one and in another order, does not move. */
import type { Route } from '@playwright/test'
import { createAccount, logIn } from '../support/account.ts'
import { expectNoShift, watchShifts } from '../support/shifts.ts'
import { expect, test } from '../support/test.ts'

/** Calls of the pages, the last ones answered first. */
const calls = ['notification', 'search', 'recommend', 'profile', 'resume', 'career']

const people = {
  maria: async () => 'maria@example.com',
  // The first visit is over with the welcome.
  'somebody new': createAccount,
}

for (const [who, addressOf] of Object.entries(people)) {
  for (const width of [390, 1280]) {
    test(`the pages of ${who} do not move while they load (${width} px)`, async ({ open, page }) => {
      await logIn(page.request, await addressOf(page.request))
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      await page.route('**/api/v1/**', answerLate)
      for (const path of ['/notification/welcome', '', '/profile']) {
        await open(`/applicant/mypage${path}`)
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        await expect(page.locator('main h1:not(.vh)')).toBeVisible()
        await expectNoShift(page)
      }
    })
  }
}

async function answerLate(route: Route): Promise<void> {
  const place = calls.findIndex((call) => new URL(route.request().url()).pathname.endsWith(`/${call}`))
  await new Promise((resolve) => setTimeout(resolve, place === -1 ? 0 : 300 * (calls.length - place)))
  await route.continue()
}
