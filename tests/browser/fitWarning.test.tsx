/** The warning before an application in vain opens with its dialog: later it would move the buttons, and might come after the press. */
import { beforeEach, expect, test } from 'vitest'
import { JapaneseSkill } from '#openapi/generated/options.ts'
import { getProfile } from '#src/api/generated/profile/profile.ts'
import { logInAs } from './support/account.ts'
import { fail, onGet, problem, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const PAGE = '/en/applicant/mypage/recommendation/detail/3008'
const WARNING = 'You may be applying in vain'

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

/** Presses the button of a recommendation while the person's profile does not come. Returns the text of the dialog as soon as it can be sent. */
async function press(answer: () => Response) {
  const goOn = Promise.withResolvers<undefined>()
  const calls = onGet('/applicant/profile', async () => {
    await goOn.promise
    return answer()
  })
  fail(calls)
  const { screen } = await openPage(PAGE)
  await screen.getByRole('main').getByRole('button', { name: 'Apply', exact: true }).click()
  await expect.poll(calls.calls).toBeGreaterThan(0)
  goOn.resolve(undefined)
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: 'Apply' })).toBeVisible()
  return dialog.element().textContent
}

test('it is there when the dialog opens', async () => {
  const profile = await getProfile('en')
  const text = await press(() => Response.json({ ...profile, japaneseLanguageSkill: JapaneseSkill.none }))
  expect(text).toContain(WARNING)
})

test('a profile that cannot be read keeps nobody from applying', async () => {
  const text = await press(() => problem(503))
  expect(text).not.toContain(WARNING)
})
