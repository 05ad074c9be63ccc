import { expect, test } from 'vitest'
import { logInAs } from './support/account.ts'
import { fail, onGet, onPost, problem } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const path = '/en/applicant/mypage/notification'

test('a notification links to its subject and to its neighbours', async () => {
  await logInAs('maria')
  const { screen, router } = await openPage(`${path}/5004`)
  const main = screen.getByRole('main')
  await expect
    .element(main.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Your first interview is set')
  await expect
    .element(main.getByRole('link', { name: 'See the application' }))
    .toHaveAttribute('href', '/en/applicant/mypage/application/detail/4010')
  await main.getByRole('link', { name: /Older notification/ }).click()
  await expect.poll(() => router.state.location.pathname).toBe(`${path}/5003`)
})

test('a notification of an application shows its present state', async () => {
  await logInAs('maria')
  const { screen } = await openPage(`${path}/5004`)
  const main = screen.getByRole('main')
  await expect
    .element(main.getByRole('heading', { level: 2 }).getByRole('link'))
    .toHaveAttribute('href', '/en/applicant/mypage/application/detail/4010')
  await expect.element(main.getByRole('list', { name: /First interview/ })).toBeVisible()
})

test('a notification is read while its application cannot be loaded', async () => {
  await logInAs('maria')
  fail(onGet('/process/detail/4010', () => problem(500)))
  const { screen } = await openPage(`${path}/5004`)
  const main = screen.getByRole('main')
  await expect.element(main.getByText('The link came by email.', { exact: false })).toBeVisible()
  await expect.element(main.getByText('Loading...')).not.toBeInTheDocument()
  await expect.element(main.getByRole('link', { name: 'See the application' })).toBeVisible()
})

test('another try to mark a notification as read is sent once, and leaves the focus on the page', async () => {
  await logInAs('maria')
  const reading = onPost('/applicant/notification/5007/read', () => problem(500))
  fail(reading)
  const { screen } = await openPage(`${path}/5007`)
  const main = screen.getByRole('main')
  await main.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect.poll(reading.calls).toBeGreaterThan(1)
  await expect.element(main.getByRole('alert')).toBeVisible()
  expect(reading.calls()).toBe(2)
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('the welcome of the first visit leads on', async () => {
  await logInAs('linh')
  const { screen } = await openPage(`${path}/welcome`)
  const main = screen.getByRole('main')
  await expect
    .element(main.getByText('An advisor will read it and recommend jobs', { exact: false }))
    .toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Go to my profile' })).toBeVisible()
})

test('jobs are shown without marks while the applications cannot be loaded', async () => {
  await logInAs('maria')
  fail(onGet('/applicant/applied-job', () => problem(500)))
  const { screen } = await openPage('/en/applicant/mypage/jobs')
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('article').first()).toBeVisible()
  await expect
    .element(main.getByRole('article').first().getByRole('link').first())
    .toHaveAttribute('href', expect.stringContaining('/en/applicant/mypage/jobs/detail/'))
})
