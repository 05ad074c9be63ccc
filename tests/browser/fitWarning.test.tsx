/** The warning before an application in vain opens with its dialog: later it would move the buttons, and might come after the press. */

import { beforeEach, expect, test } from 'vitest'
import { noConditions } from '#domain/fit/conditions.ts'
import { JapaneseSkill } from '#openapi/generated/options.ts'
import { getProfile } from '#src/api/generated/profile/profile.ts'
import { toldConditions } from '#src/features/jobs/fit/toldConditions.ts'
import { logInAs } from './support/account.ts'
import { fail, onGet, problem, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const WARNING = 'You may be applying in vain'

/** The pages with a dialog to apply, the button that opens it and the one that sends it. */
const pages = [
  { path: '/en/applicant/mypage/recommendation/detail/3008', opens: 'Apply', sends: 'Apply' },
  { path: '/en/applicant/mypage/jobs/detail/20403', opens: 'Apply for this job', sends: 'Send application' },
]

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

/** Opens the dialog of a page while the person's profile does not come. Returns the text of the dialog as soon as it can be sent. */
async function openDialog({ path, opens, sends }: (typeof pages)[number], answer: () => Response) {
  const goOn = Promise.withResolvers<undefined>()
  const calls = onGet('/applicant/profile', async () => {
    await goOn.promise
    return answer()
  })
  fail(calls)
  const { screen } = await openPage(path)
  await screen.getByRole('main').getByRole('button', { name: opens, exact: true }).click()
  await expect.poll(calls.calls).toBeGreaterThan(0)
  goOn.resolve(undefined)
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: sends })).toBeVisible()
  return dialog.element().textContent
}

test.each(pages)('it is there when the dialog of $path opens', async (page) => {
  const profile = await getProfile('en')
  const unfit = { ...profile, japaneseLanguageSkill: JapaneseSkill.none }
  expect(await openDialog(page, () => Response.json(unfit))).toContain(WARNING)
})

test.each(pages)('a profile that takes long keeps no press waiting: $path', async (page) => {
  const unfit = { ...(await getProfile('en')), japaneseLanguageSkill: JapaneseSkill.none }
  const goOn = Promise.withResolvers<undefined>()
  const answered = Promise.withResolvers<undefined>()
  fail(
    onGet('/applicant/profile', async () => {
      await goOn.promise
      answered.resolve(undefined)
      return Response.json(unfit)
    }),
  )
  const { screen } = await openPage(page.path)
  await screen.getByRole('main').getByRole('button', { name: page.opens, exact: true }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: page.sends })).toBeVisible()

  goOn.resolve(undefined)
  await answered.promise
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  // The next dialog has the warning, once the profile is there.
  await screen.getByRole('main').getByRole('button', { name: page.opens, exact: true }).click()
  await expect.element(dialog.getByText(WARNING)).toBeVisible()
})

test.each(pages)('one that comes later does not appear in the open dialog of $path', async (page) => {
  expect(await openDialog(page, () => problem(503))).not.toContain(WARNING)
  const dialog = document.querySelector('[role=dialog]')
  // The person answers in another tab.
  toldConditions.set({ ...noConditions, japanese: 'none_jp' })
  await expect.poll(() => toldConditions.get()).not.toBeNull()
  expect(dialog?.textContent).not.toContain(WARNING)
})

test.each(pages)('a profile that cannot be read keeps nobody from applying: $path', async (page) => {
  expect(await openDialog(page, () => problem(503))).not.toContain(WARNING)
})
