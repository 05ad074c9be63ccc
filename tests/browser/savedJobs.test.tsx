import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { getInterestedList, updateInterestedList } from '#src/api/mypage.ts'
import { hasUnsavedFavorites } from '#src/features/favorites/accountFavorites.ts'
import { logInAs } from './support/account.ts'
import { fail, onGet, onPost, problem, repair, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const SAVED = [20422, 20463, 20433]

const accountJobs = async () => (await getInterestedList('en')).job_ids

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
  await updateInterestedList('en', { job_ids: SAVED })
})

// An exchange with the account that still runs would change the lists of the next test.
afterEach(async () => {
  await expect.poll(hasUnsavedFavorites).toBe(false)
})

/** Opens the list of the account and waits until it has this many jobs. */
async function openList(count = SAVED.length) {
  const { screen } = await openPage('/en/applicant/mypage/keep')
  const main = screen.getByRole('main')
  const jobs = main.getByRole('article')
  await expect.poll(() => jobs.elements().length).toBe(count)
  const firstRemoveButton = jobs.first().getByRole('button', { name: /^Remove/ })
  const removeFirst = () => firstRemoveButton.click()
  return { screen, jobs, firstRemoveButton, removeFirst }
}

const saveInBrowser = (...data: number[]) =>
  localStorage.setItem('message', JSON.stringify({ data, numberOfFavorites: data.length }))

test('the list is the union of browser and account, in both places', async () => {
  saveInBrowser(20402, 20463)
  await openList(4)
  expect(await accountJobs()).toEqual([20402, 20463, 20422, 20433])
})

test('a removed job is removed from the account, and restored after undo', async () => {
  const { screen, removeFirst } = await openList()
  await removeFirst()
  await expect.poll(() => accountJobs()).toEqual(SAVED.slice(1))
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => accountJobs()).toEqual(SAVED)
})

test('an undo before the removal is answered reaches the account, too', async () => {
  const { screen, removeFirst } = await openList()
  const answered = Promise.withResolvers<undefined>()
  const updates = onPost('/applicant/update-interested-list', () => answered.promise)
  fail(updates)
  await removeFirst()
  await expect.poll(updates.calls).toBe(1)
  await screen.getByRole('button', { name: 'Undo' }).click()
  answered.resolve(undefined)
  await expect.poll(updates.calls).toBe(2)
  await expect.poll(() => accountJobs()).toEqual(SAVED)
})

test('a removal that does not reach the account is undone with a message', async () => {
  const { screen, jobs, removeFirst } = await openList()
  fail(onPost('/applicant/update-interested-list', () => problem(500)))
  await removeFirst()
  await expect
    .element(screen.getByText('The job could not be removed, so it is back on your list.'))
    .toBeVisible()
  await expect.poll(() => jobs.elements().length).toBe(3)
  expect(await accountJobs()).toEqual(SAVED)
})

test('a job that another tab saves appears here and reaches the account', async () => {
  await openList()
  // The event of a change by another tab.
  saveInBrowser(20402, ...SAVED)
  window.dispatchEvent(new StorageEvent('storage', { key: 'message' }))
  await expect.poll(() => accountJobs()).toEqual([20402, ...SAVED])
})

test('jobs can be saved and removed while the storage is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { jobs, removeFirst } = await openList()
  await removeFirst()
  await expect.poll(() => jobs.elements().length).toBe(2)
  await expect.poll(() => accountJobs()).toEqual(SAVED.slice(1))
})

test('after the browser was closed without a logout, the list of one account is not joined with the next one', async () => {
  const first = await openList()
  await first.screen.unmount()
  await logInAs('linh')
  await updateInterestedList('en', { job_ids: [20402] })
  await openList(1)
  expect(await accountJobs()).toEqual([20402])
  await logInAs('maria')
  expect(await accountJobs()).toEqual(SAVED)
})

test('a removal that did not reach one account is not done to the next one', async () => {
  const first = await openList()
  await first.screen.unmount()
  saveInBrowser(...SAVED.slice(1))
  await logInAs('linh')
  await updateInterestedList('en', { job_ids: SAVED })
  await openList()
  expect(await accountJobs()).toEqual(SAVED)
})

test('jobs that the account has no room for stay in this browser, and follow when there is room', async () => {
  const list = z.object({ job_ids: z.array(z.number()) })
  let account: number[] = []
  fail(
    onGet('/applicant/interested-list', () => HttpResponse.json({ job_ids: account })),
    onPost('/applicant/update-interested-list', async (request) => {
      account = list.parse(await request.json()).job_ids.slice(0, 100)
      return HttpResponse.json({ job_ids: account })
    }),
  )
  const many = Array.from({ length: 1500 }, (_, place) => 30_000 + place)
  const inBrowser = (): unknown => JSON.parse(localStorage.getItem('message') ?? '{}').data
  saveInBrowser(...many)
  await openPage('/en/applicant/mypage/keep')
  await expect.poll(() => account).toEqual(many.slice(0, 100))
  await expect.poll(() => localStorage.getItem('message.account')).toContain('31499')
  expect(inBrowser()).toEqual(many)
  saveInBrowser(...many.slice(1))
  window.dispatchEvent(new StorageEvent('storage', { key: 'message' }))
  await expect.poll(() => account).toEqual(many.slice(1, 101))
  expect(inBrowser()).toEqual(many.slice(1))
})

test('a double click removes one job, not its neighbour too', async () => {
  const { screen, jobs, firstRemoveButton } = await openList()
  await firstRemoveButton.dblClick()
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(jobs.elements()).toHaveLength(SAVED.length - 1)
})

test('while the account cannot be read, nothing says that its list is empty', async () => {
  fail(onGet('/applicant/interested-list', () => problem(500)))
  const { screen } = await openPage('/en/applicant/mypage/keep')
  const failure = screen.getByRole('main').getByRole('alert')
  await expect.element(failure).toMatchTextContent(/Your saved jobs could not be loaded/)
  expect(screen.getByText('You have not saved any jobs yet').elements()).toHaveLength(0)
  repair()
  failure.getByRole('button', { name: 'Try again' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => screen.getByRole('article').elements().length).toBe(SAVED.length)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('jobs that cannot be loaded cannot be chosen either, until a retry succeeds', async () => {
  fail(onGet('/job', () => problem(500)))
  const { screen } = await openPage('/en/applicant/mypage/keep')
  const main = screen.getByRole('main')
  const panel = main.getByRole('complementary')
  const failure = main.getByRole('alert')
  await expect.element(failure).toMatchTextContent(/Your saved jobs could not be loaded/)
  await expect.element(panel).not.toBeInTheDocument()
  repair()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect.element(panel).toMatchTextContent(/0 jobs selected/)
  expect(main.getByRole('article').elements()).toHaveLength(SAVED.length)
})
