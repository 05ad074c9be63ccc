/** The way back from the complete page of the entry, and the mail with the link once more. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { startEntry, useChosenJobs } from '#src/features/favorites/entryStore.ts'
import { keepFile, readKeptFiles } from '#src/lib/keptFiles.ts'
import { flowState } from '#src/routes/flowState.ts'
import { onPost, fail, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const COMPLETE = '/en/entry/complete'
const WRONG = 'ana.herera@example.com'
const JOBS = [20461, 20401]
const draft = { name: 'Ana Herrera', email: WRONG, email_confirm: WRONG, currentLocation: 'IN' }

beforeEach(resetMocks)
afterEach(() => {
  vi.useRealTimers()
})

/** Opens the complete page as after sending the form for two jobs, with a document. */
async function openComplete() {
  startEntry(JOBS)
  const { unmount } = await renderHook(useChosenJobs)
  await unmount()
  await keepFile('entry', 'resume', new File(['Ana'], 'ana.pdf'))
  const { initial, set } = flowState('entry')
  set({ ...initial, draft, receipt: { id: 1004, email: WRONG, jobIds: JOBS, closedIds: [] } })
  const { screen, router } = await openPage(COMPLETE)
  const main = screen.getByRole('main')
  await expect
    .element(main.getByRole('heading', { level: 1, name: /received your application/ }))
    .toBeVisible()
  return { main, router }
}

test('a wrong address is corrected with all that was typed, chosen and attached', async () => {
  const { main, router } = await openComplete()
  // An effect ends the choice, which may run after the heading is visible.
  await expect
    .poll(() => [localStorage.getItem('entry'), localStorage.getItem('action')])
    .toEqual([null, null])
  await main.getByRole('link', { name: 'Correct the address' }).click()
  await expect.element(main.getByRole('textbox', { name: /name/i }).first()).toHaveValue('Ana Herrera')
  await expect.element(main.getByLabelText(/^Email/).first()).toHaveValue(WRONG)
  await expect
    .element(main.getByRole('complementary').getByText('You are applying for 2 jobs').first())
    .toBeInTheDocument()
  expect([...(await readKeptFiles('entry')).keys()]).toEqual(['resume'])
  await main
    .getByLabelText(/^Email/)
    .first()
    .fill('ana.herrera@example.com')
  await expect.poll(() => flowState('entry').get().receipt).toBeNull()
  expect(router.state.location.pathname).toBe('/en/entry')
})

test('leaving the complete page removes all of it', async () => {
  const { main, router } = await openComplete()
  await main.getByRole('link', { name: 'See more jobs' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/en/jobs')
  await expect.poll(() => sessionStorage.getItem('flow.entry')).toBeNull()
  await expect.poll(() => sessionStorage.getItem('entry.jobs')).toBeNull()
  await expect.poll(async () => (await readKeptFiles('entry')).size).toBe(0)
})

test('the complete page sends the mail again, once a minute', async () => {
  const asked = onPost('/applicant/forgot-password', () => undefined)
  fail(asked)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { main } = await openComplete()
  await expect.element(main.getByRole('button', { name: 'Send again in 60 s' })).toBeDisabled()
  const again = main.getByRole('button', { name: 'Send again', exact: true })
  await expect
    .poll(() => {
      vi.advanceTimersByTime(60_000)
      return again.query()
    })
    .not.toBeNull()
  await again.click()
  await expect
    .element(main.getByText('We have sent another email. Only the newest link works.'))
    .toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Send again in 60 s' })).toBeDisabled()
  expect(asked.calls()).toBe(1)
})

test('the login page leads to another mail with the link', async () => {
  const { screen, router } = await openPage('/en/applicant/login')
  const main = screen.getByRole('main')
  await main.getByRole('link', { name: 'Send the link again' }).click()
  await expect.element(main.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await main.getByLabelText(/^Email/).fill('pending@example.com')
  await main.getByRole('button', { name: 'Send the link' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/en/applicant/forget/sent')
  await expect.element(main.getByText(/pending@example.com/)).toBeVisible()
})
