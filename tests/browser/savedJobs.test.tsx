import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { API_BASE } from '#backend/app.ts'
import { interestedJobs, storeInterestedJobs } from '#src/api/interestedJobs.ts'
import { logInAs } from './support/account.ts'
import { fail, problem } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const SAVED = [20422, 20463, 20433]

beforeEach(async () => {
  localStorage.removeItem('message')
  localStorage.removeItem('message.account')
  await logInAs('maria')
  await storeInterestedJobs('en', SAVED)
})

const openList = async () => {
  const { screen } = await openPage('/en/applicant/mypage/keep')
  const main = screen.getByRole('main')
  await expect.poll(() => main.getByRole('article').all().length).toBeGreaterThan(0)
  return { screen, main }
}

test('the list is the union of browser and account, in both places', async () => {
  localStorage.setItem('message', JSON.stringify({ data: [20402, 20463], numberOfFavorites: 2 }))
  const { main } = await openList()
  await expect.poll(() => main.getByRole('article').all().length).toBe(4)
  expect(await interestedJobs('en')).toEqual([20402, 20463, 20422, 20433])
})

test('a removed job is gone from the account, and is there again after undo', async () => {
  const { screen, main } = await openList()
  await main
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect.poll(() => interestedJobs('en')).toEqual(SAVED.slice(1))
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => interestedJobs('en')).toEqual(SAVED)
})

test('a removal that does not reach the account is undone with a message', async () => {
  const { screen, main } = await openList()
  await expect.poll(() => main.getByRole('article').all().length).toBe(3)
  fail(http.post(`*${API_BASE}/applicant/update-interested-list`, () => problem(500)))
  await main
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect
    .element(screen.getByText('The job could not be removed, so it is on your list again.'))
    .toBeVisible()
  await expect.poll(() => main.getByRole('article').all().length).toBe(3)
  expect(await interestedJobs('en')).toEqual(SAVED)
})
