/** The person leaves a form while its answer is on the way. */

import { beforeEach, expect, test } from 'vitest'
import { getGetCareerQueryOptions, getGetProfileQueryOptions } from '#src/api/profile.ts'
import { createQueryClient } from '#src/app/queryClient.ts'
import { flowState } from '#src/routes/flowState.ts'
import { logInAs } from './support/account.ts'
import { CAREER, RESUME, edit } from './support/editors.tsx'
import { fail, onGet, onPost, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const base = '/applicant/mypage'

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

/** Holds the answer to a call back until `answer` is called. */
function hold(path: string) {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const calls = onPost(path, () => promise)
  fail(calls)
  return { answer: () => resolve(undefined), calls: calls.calls }
}

async function sendEmail() {
  const call = hold('/applicant/change-email')
  const { screen, router } = await openPage(`/en${base}/email`)
  const main = screen.getByRole('main')
  await main.getByLabelText(/^New email/).fill('maria2@example.com')
  await main.getByLabelText(/^Confirm new email/).fill('maria2@example.com')
  await main.getByLabelText(/^Current password/).fill('hashi2026')
  await main.getByRole('button', { name: 'Send the link' }).click()
  await expect.poll(call.calls).toBe(1)
  return { screen, router, ...call }
}

test('the page that they have opened stays, and their history with it', async () => {
  const { screen, router, answer } = await sendEmail()
  await router.navigate(`/en${base}/contact`)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Contact your advisor' })).toBeVisible()
  answer()
  // Forgotten just before the complete page would open.
  await expect.poll(() => sessionStorage.getItem('typed')).not.toContain('maria2')
  expect(router.state.navigation.state).toBe('idle')
  expect(router.state.location.pathname).toBe(`/en${base}/contact`)
})

test('the page in the other language leads to the complete page in that language', async () => {
  const { screen, router, answer } = await sendEmail()
  await router.navigate(`${base}/email`)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'メールアドレスの変更' })).toBeVisible()
  answer()
  await expect.poll(() => router.state.location.pathname).toBe(`${base}/email/complete`)
})

/** Changes the occupation and saves it. */
async function saveOccupation() {
  const call = hold('/applicant/update-working-history')
  const { screen, router } = await openPage(`/en${base}/profile/history`)
  const main = screen.getByRole('main')
  await main.getByLabelText('Current occupation').selectOptions('qa')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect.poll(call.calls).toBe(1)
  return { screen, main, router, ...call }
}

test('changes that are saved during a switch of the language lead to the complete page without a question', async () => {
  const { main, router, answer } = await saveOccupation()
  await router.navigate(`${base}/profile/history`)
  await expect.element(main.getByText(/前回の変更が残っています/)).toBeVisible()
  answer()
  await expect.poll(() => router.state.location.pathname).toBe(`${base}/profile/complete`)
})

test('changes of the profile during a save stay in the form, unsaved, and can be saved', async () => {
  const save = hold('/applicant/update-profile')
  const { screen } = await openPage(`/en${base}/profile/edit`)
  const main = screen.getByRole('main')
  const phone = main.getByLabelText(/^Phone/)
  await phone.fill('0901111111')
  const button = main.getByRole('button', { name: 'Save', exact: true })
  await button.click()
  await expect.poll(save.calls).toBe(1)
  await phone.fill('0902222222')
  const answered = fetchesDone('/applicant/update-profile')
  save.answer()
  await answered
  await expect.element(main.getByText('Unsaved changes: Phone')).toBeVisible()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await button.click()
  await expect.element(main.getByRole('heading', { name: 'Your profile has been saved' })).toBeVisible()
  expect(await createQueryClient().fetchQuery(getGetProfileQueryOptions('en'))).toMatchObject({
    phoneNumber: '0902222222',
  })
})

test('changes of a document during a save stay in the form, and can be saved', async () => {
  const save = hold('/applicant/career/store')
  const { main } = await edit(CAREER)
  const summary = main.getByRole('textbox', { name: /^Summary/ })
  const button = main.getByRole('button', { name: 'Save the career history' })
  await summary.fill('First')
  await button.click()
  await expect.poll(save.calls).toBe(1)
  await summary.fill('Second')
  const answered = fetchesDone('/applicant/career/store')
  save.answer()
  await answered
  // A click while the button is still busy does nothing.
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await button.click()
  await expect
    .element(main.getByRole('heading', { name: 'Your career history has been saved' }))
    .toBeVisible()
  expect(await createQueryClient().fetchQuery(getGetCareerQueryOptions('en'))).toMatchObject({
    summary: 'Second',
  })
})

/** Sends a message and opens the question whether to leave, from a link that has the focus. */
async function writeMessage() {
  const call = hold('/applicant/contact')
  const { screen, router } = await openPage(`/en${base}/contact`)
  const main = screen.getByRole('main')
  await main.getByLabelText(/^Type of inquiry/).selectOptions('visa')
  await main.getByLabelText(/^Your message/).fill('Hello')
  await main.getByRole('button', { name: 'Send message' }).click()
  await expect.poll(call.calls).toBe(1)
  document.querySelector<HTMLElement>('header a')?.focus()
  void router.navigate(`/en${base}/email`)
  const leave = screen.getByRole('dialog').getByRole('button', { name: 'Leave' })
  await expect.element(leave).toBeVisible()
  return { screen, router, leave, ...call }
}

test('nothing is left of a message that was left; the question says that it is being sent', async () => {
  const { screen, router, leave, answer } = await writeMessage()
  await expect.element(screen.getByRole('dialog')).toMatchTextContent(/It is being sent/)
  await leave.click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Change email' })).toBeVisible()
  const answered = fetchesDone('/applicant/contact')
  answer()
  await answered
  expect(router.state.navigation.state).toBe('idle')
  expect(router.state.location.pathname).toBe(`/en${base}/email`)
  expect(flowState('contact').get().receipt).toBeNull()
})

test('a double click on Leave leaves once', async () => {
  const { screen, router, leave, answer } = await writeMessage()
  await leave.dblClick()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Change email' })).toBeVisible()
  answer()
  expect(router.state.location.pathname).toBe(`/en${base}/email`)
})

test('an answer during the question whether to leave opens the complete page; a late click on Leave does nothing', async () => {
  const { screen, router, leave, answer } = await writeMessage()
  const button = leave.element()
  const stop = router.subscribe(({ location }) => {
    if (!location.pathname.endsWith('/complete') || !(button instanceof HTMLElement)) return
    stop()
    button.click()
  })
  answer()
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Your message has been sent' }))
    .toBeVisible()
  expect(router.state.location.pathname).toBe(`/en${base}/contact/complete`)
})

test('an answer during the question moves the focus to the complete page, not back to the link of the question', async () => {
  const { screen, answer } = await writeMessage()
  answer()
  const heading = screen.getByRole('heading', { level: 1, name: 'Your message has been sent' })
  await expect.element(heading).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(heading).toHaveFocus()
})

test('the question whether to leave closes once the changes are saved', async () => {
  const { screen, router, answer } = await saveOccupation()
  void router.navigate(`/en${base}/email`)
  const dialog = screen.getByRole('dialog', { name: 'Leave this page?' })
  await expect.element(dialog).toMatchTextContent(/Your changes are being saved\. If you leave now/)
  // The complete page asks who is logged in.
  const auth = Promise.withResolvers<undefined>()
  fail(onGet('/applicant/auth', () => auth.promise))
  answer()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe(`/en${base}/profile/history`)
  auth.resolve(undefined)
  await expect.poll(() => router.state.location.pathname).toBe(`/en${base}/profile/complete`)
})

test('a further click before the next step is shown does not open it twice: Back leads to the step before', async () => {
  const { router, main } = await edit(RESUME)
  const proceed = main.getByRole('button', { name: 'Continue' })
  const button = proceed.element()
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === RESUME || !(button instanceof HTMLElement)) return
    stop()
    button.click()
  })
  await proceed.click()
  await expect.element(main.getByRole('textbox', { name: /^Motivation/ })).toBeVisible()
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe(RESUME)
})

/** Resolves when the browser has got the answer to a call. */
function fetchesDone(path: string): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntries().some(({ name }) => name.endsWith(path))) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'resource' })
  })
}
