/** Applying for a job of the mypage in its dialog. */

import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { applyForJobs } from '#src/api/generated/process/process.ts'
import { logInAs } from './support/account.ts'
import { fail, lost, onPost, problem, repair, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const JOB = 20403
const detail = (id: number) => `/en/applicant/mypage/jobs/detail/${id}`

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

/** Opens the job and the dialog. */
async function openDialog(id = JOB) {
  const { screen, router } = await openPage(detail(id))
  const main = screen.getByRole('main')
  const apply = main.getByRole('button', { name: 'Apply for this job' })
  await apply.first().click()
  const dialog = screen.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Send application' })
  await expect.element(send).toBeVisible()
  return { screen, router, main, apply, dialog, send }
}

test('is sent once, then the page shows it as applied', async () => {
  const { main, apply, dialog, send } = await openDialog()
  await userEvent.type(dialog.getByRole('textbox'), '<b>From April</b>')
  const answered = Promise.withResolvers<undefined>()
  const calls = onPost('/process/apply', () => answered.promise)
  fail(calls)
  await send.click()
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  answered.resolve(undefined)
  await expect.element(dialog.getByRole('status')).toMatchTextContent(/^Your application has been sent/)
  await expect.element(dialog.getByRole('status')).toMatchTextContent(/maria@example\.com/)
  expect(calls.calls()).toBe(1)
  expect(sessionStorage.getItem('typed')).not.toContain('From April')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(main.getByText(/^You applied on/).first()).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'See the application' }).first()).toBeVisible()
  await expect.element(apply).not.toBeInTheDocument()
})

test('stays open while it is sent: closing would not stop it, and its result would not be shown', async () => {
  const { main, dialog, send } = await openDialog()
  const answered = Promise.withResolvers<undefined>()
  const calls = onPost('/process/apply', () => answered.promise)
  fail(calls)
  await send.click()
  const cancel = dialog.getByRole('button', { name: 'Not yet' })
  await expect.element(cancel).toHaveAttribute('aria-disabled', 'true')
  await cancel.click({ force: true })
  await userEvent.keyboard('{Escape}')
  await dialog.getByRole('button', { name: 'Close' }).click({ force: true })
  answered.resolve(undefined)
  await expect.element(dialog.getByRole('status')).toMatchTextContent(/^Your application has been sent/)
  expect(calls.calls()).toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(main.getByText(/^You applied on/).first()).toBeVisible()
})

test('that is answered after its page was left marks the job as applied for', async () => {
  const { screen, send, router } = await openDialog()
  const answered = Promise.withResolvers<undefined>()
  fail(onPost('/process/apply', () => answered.promise))
  await send.click()
  await router.navigate('/en/applicant/mypage/jobs')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Find jobs' })).toBeVisible()
  answered.resolve(undefined)
  await router.navigate(detail(JOB))
  await expect
    .element(
      screen
        .getByRole('main')
        .getByText(/^You applied on/)
        .first(),
    )
    .toBeVisible()
})

test('that fails keeps the note, and is repeated with the same key', async () => {
  const { dialog, send } = await openDialog()
  await userEvent.type(dialog.getByRole('textbox'), 'From April')
  const keys: (string | null)[] = []
  fail(
    onPost('/process/apply', (request) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return keys.length === 1 ? lost() : undefined
    }),
  )
  await send.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/The connection was lost\./)
  await expect.element(dialog.getByRole('textbox')).toHaveValue('From April')
  await dialog.getByRole('alert').getByRole('button').click()
  await expect.element(dialog.getByRole('status')).toMatchTextContent(/^Your application has been sent/)
  expect(new Set(keys).size).toBe(1)
  repair()
})

test('beyond the limit of a day says when it is possible again, and keeps the note', async () => {
  const { dialog, send } = await openDialog()
  await userEvent.type(dialog.getByRole('textbox'), 'From April')
  fail(onPost('/process/apply', () => problem(429, { 'Retry-After': '80000' })))
  await send.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Too many attempts.*about 23 hours/)
  await expect.element(dialog.getByRole('textbox')).toHaveValue('From April')
})

test('keeps the note of each job until it is sent', async () => {
  const first = await openDialog()
  await userEvent.type(first.dialog.getByRole('textbox'), 'From April')
  await first.screen.unmount()
  const other = await openDialog(20408)
  await expect.element(other.dialog.getByRole('textbox')).toHaveValue('')
  await other.screen.unmount()
  await expect.element((await openDialog()).dialog.getByRole('textbox')).toHaveValue('From April')
})

test('shows that the job was applied for meanwhile', async () => {
  const { dialog, send } = await openDialog()
  await applyForJobs('en', { job_ids: [JOB] }, { 'Idempotency-Key': crypto.randomUUID() })
  await send.click()
  await expect
    .element(dialog.getByRole('status'))
    .toMatchTextContent(/^Nothing was sent.*already applied for/)
})

test('shows that the job has closed meanwhile', async () => {
  const { dialog, send } = await openDialog()
  const closed = [{ job_id: JOB, title: 'Engineer' }]
  fail(onPost('/process/apply', () => Response.json({ processes: [], already: [], closed }, { status: 201 })))
  await send.click()
  await expect
    .element(dialog.getByRole('status'))
    .toMatchTextContent(/^Nothing was sent.*No longer open.*Engineer/)
})

test('is not offered while an application is running', async () => {
  const { screen } = await openPage(detail(20402))
  const main = screen.getByRole('main')
  await expect.element(main.getByText(/^You applied on/).first()).toBeVisible()
  await expect.element(main.getByRole('button', { name: /^Apply/ })).not.toBeInTheDocument()
})
