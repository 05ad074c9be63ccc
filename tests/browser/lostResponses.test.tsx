/** The server saves, but the browser does not get its response: nothing is lost, and no other tab is blamed. */

import { beforeEach, expect, test } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import {
  additionRequest,
  additionValues,
  profileRequest,
  profileValues,
} from '#domain/forms/profileRequest.ts'
import {
  storeCareer,
  storeResume,
  updateProfile,
  updateWorkingHistoryAddition,
} from '#src/api/generated/profile/profile.ts'
import {
  getGetCareerQueryOptions,
  getGetProfileQueryOptions,
  getGetResumeQueryOptions,
} from '#src/api/profile.ts'
import { createQueryClient } from '#src/app/queryClient.ts'
import { flowState } from '#src/routes/flowState.ts'
import { logInAs } from './support/account.ts'
import { CAREER, RESUME, edit } from './support/editors.tsx'
import { fail, lost, onPost, repair, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const PROFILE = '/en/applicant/mypage/profile/edit'

beforeEach(() => resetMocks())

const storedProfile = () => createQueryClient().fetchQuery(getGetProfileQueryOptions('en'))
const storedResume = () => createQueryClient().fetchQuery(getGetResumeQueryOptions('en'))
const storedCareer = () => createQueryClient().fetchQuery(getGetCareerQueryOptions('en'))

/** Saves another phone number; the response is lost. */
async function losePhone(phone: string) {
  await logInAs('maria')
  const { screen } = await openPage(PROFILE)
  const main = screen.getByRole('main')
  const field = main.getByLabelText(/^Phone/)
  await field.fill(phone)
  fail(onPost('/applicant/update-profile', lost))
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(main.getByRole('alert')).toMatchTextContent(/The connection was lost/)
  repair()
  await updateProfile('en', profileRequest({ ...profileValues(await storedProfile()), phoneNumber: phone }))
  return { screen, main, field }
}

test('the question whether to leave does not say that changes are lost which may be saved', async () => {
  const { screen } = await losePhone('0901111111')
  document.querySelector<HTMLElement>('header a')?.click()
  await expect.element(screen.getByRole('dialog')).toMatchTextContent(/may not have been saved/)
})

test('the question whether to leave does not say that a message was not sent which may be', async () => {
  await logInAs('maria')
  const { screen } = await openPage('/en/applicant/mypage/contact')
  const main = screen.getByRole('main')
  await main.getByLabelText(/^Type of inquiry/).selectOptions('visa')
  await main.getByLabelText(/^Your message/).fill('Hello')
  fail(onPost('/applicant/contact', lost))
  await main.getByRole('button', { name: 'Send message' }).click()
  await expect.element(main.getByRole('alert')).toMatchTextContent(/The connection was lost/)
  document.querySelector<HTMLElement>('header a')?.click()
  await expect.element(screen.getByRole('dialog')).toMatchTextContent(/It may not have been sent/)
})

test.each([
  ['a further change of the same field is saved', 'Save', '0902222222'],
  ['the button of the failure saves a further change, too', 'Save again', '0902222222'],
  ['a field that is set back is set back on the server', 'Save', '819000000000'],
])('in the profile %s', async (_name, button, phoneNumber) => {
  const { main, field } = await losePhone('0901111111')
  await field.fill(phoneNumber)
  await main.getByRole('button', { name: button, exact: true }).click()
  await expect.element(main.getByRole('heading', { name: 'Your profile has been saved' })).toBeVisible()
  expect(await storedProfile()).toMatchObject({ phoneNumber })
})

test('a further change of a new career history is saved', async () => {
  await logInAs('linh')
  const name = 'Nguyễn Thị Linh'
  const { main } = await edit(CAREER, { name })
  const summary = main.getByRole('textbox', { name: /^Summary/ })
  const save = main.getByRole('button', { name: 'Save the career history' })
  await summary.fill('First')
  fail(onPost('/applicant/career/store', lost))
  await save.click()
  await expect.element(main.getByRole('alert')).toMatchTextContent(/The connection was lost/)
  repair()
  const createdDate = new Date().toISOString().slice(0, 10)
  await storeCareer('en', { ...(await storedCareer()), name, createdDate, summary: 'First' })
  await summary.fill('Second')
  await save.click()
  await expect
    .element(main.getByRole('heading', { name: 'Your career history has been saved' }))
    .toBeVisible()
  expect(await storedCareer()).toMatchObject({ summary: 'Second' })
})

test('a further change of the resume is saved after a visit to the other step', async () => {
  await logInAs('maria')
  const { main } = await edit(RESUME)
  const proceed = main.getByRole('button', { name: 'Continue' })
  const motivation = main.getByRole('textbox', { name: /^Motivation/ })
  const save = main.getByRole('button', { name: 'Save the resume' })
  await proceed.click()
  await motivation.fill('First')
  fail(
    onPost('/applicant/resume/store', async () => {
      repair()
      await storeResume('en', { ...(await storedResume()), motivation: 'First' })
      return lost()
    }),
  )
  await save.click()
  await expect.element(main.getByRole('alert')).toMatchTextContent(/The connection was lost/)
  await main.getByRole('link', { name: 'Back' }).click()
  await proceed.click()
  await motivation.fill('Second')
  await save.click()
  await expect.element(main.getByRole('heading', { name: 'Your resume has been saved' })).toBeVisible()
  expect(await storedResume()).toMatchObject({ motivation: 'Second' })
})

test('a draft that was saved before a reload is left without a question', async () => {
  await logInAs('maria')
  const { summary } = await storedCareer()
  const flow = flowState('career')
  flow.set({ ...flow.get(), draft: { summary }, keptAt: 1 })
  const { screen, router } = await edit(CAREER)
  await expect.poll(() => flow.get().draft).toEqual({})
  await router.navigate('/en/applicant/mypage/email')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Change email' })).toBeVisible()
})

const ADDITION = '/en/applicant/mypage/profile/addition'
const textFile = (text: string) => new File([text], 'resume.txt', { type: 'text/plain' })

/** Changes a document and saves it; the response is lost, and the page reloaded. The account has `saved` then. */
async function reloadAfterLoss(
  person: 'maria' | 'linh',
  change: (editor: Locator) => Promise<void>,
  saved: { resume: File } | { removedFiles: ['resume'] },
) {
  await logInAs(person)
  const first = await openPage(ADDITION)
  const before = first.screen.getByRole('main')
  await change(before)
  fail(onPost('/applicant/update-working-history-addition', lost))
  await before.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(before.getByRole('alert')).toMatchTextContent(/The connection was lost/)
  repair()
  await updateWorkingHistoryAddition(
    'en',
    await additionRequest({ ...additionValues(await storedProfile()), ...saved }),
  )
  await first.screen.unmount()
  const { screen } = await openPage(ADDITION)
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  return main
}

const choose = (editor: Locator) =>
  userEvent.upload(editor.getByLabelText(/^Resume in English/), textFile('Linh'))

test('a document that was saved without a response is not called unsaved after a reload', async () => {
  const main = await reloadAfterLoss('linh', choose, { resume: textFile('Linh') })
  await expect.element(main.getByRole('button', { name: 'Download resume.txt' })).toBeVisible()
  await expect.element(main.getByText(/not saved yet/)).not.toBeInTheDocument()
})

test('another document of the same name is unsaved after a reload', async () => {
  const main = await reloadAfterLoss('linh', choose, { resume: textFile('An earlier version') })
  await expect.element(main.getByText(/not saved yet/)).toBeVisible()
})

test('the removal of a document that was saved without a response is not called unsaved after a reload', async () => {
  const main = await reloadAfterLoss(
    'maria',
    (editor) => editor.getByRole('button', { name: 'Remove santos_resume_2026.pdf' }).click(),
    { removedFiles: ['resume'] },
  )
  await expect.element(main.getByText(/not saved yet/)).not.toBeInTheDocument()
})
