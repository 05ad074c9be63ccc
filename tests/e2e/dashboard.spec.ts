/** The dashboard of a person with open tasks, behind a slow API. */

import { languages } from '#domain/lang.ts'
import { loadAllTexts, textsOf } from '#i18n/load.ts'
import { href } from '#src/routes/href.ts'
import { logIn } from './support/account.ts'
import { expectNoShift, watchShifts } from './support/shifts.ts'
import { expect, test } from './support/test.ts'
import { widths } from './support/widths.ts'

test.beforeAll(async () => void (await Promise.all(languages.map(loadAllTexts))))

for (const lang of languages)
  for (const [device, viewport] of Object.entries(widths))
    test(`${lang}: nothing moves when answers arrive late, ${device}`, async ({ context, page }) => {
      const t = textsOf(lang, 'dashboard')
      const oneStep = textsOf(lang, 'oneStep')
      await logIn(context.request)
      await page.setViewportSize(viewport)
      await watchShifts(page)
      const lists = Promise.withResolvers<undefined>()
      const jobs = Promise.withResolvers<undefined>()
      await page.route('**/api/v1/process/**', (route) => lists.promise.then(() => route.continue()))
      await page.route('**/api/v1/job?*', (route) => jobs.promise.then(() => route.continue()))
      await page.goto(href(lang, 'mypage'))

      const main = page.getByRole('main')
      const region = (name: string) => main.getByRole('region', { name, exact: true })
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Maria|さん/)
      lists.resolve(undefined)
      await expect(region(t.next.label).getByRole('link')).toBeVisible()
      await expect(region(t.notifications.title).getByRole('link').first()).toBeVisible()
      await expect(region(oneStep.title).getByRole('status')).toBeVisible()
      jobs.resolve(undefined)
      await expect(region(oneStep.title).getByRole('link')).toBeVisible()
      await expectNoShift(page)
    })
