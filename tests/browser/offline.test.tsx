/** Pages of the applicant area while the network is away. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logInAs } from './support/account.ts'
import { resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

afterEach(() => {
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
})

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

test.each([
  { path: '/en/applicant/mypage', shown: 'Recommended for you', note: /You are offline.*may be out of date/ },
  {
    path: '/en/applicant/mypage/application/detail/4010',
    shown: 'What happens next',
    note: /You are offline/,
  },
  { path: '/applicant/mypage/profile', shown: '基本情報', note: /現在オフラインです.*最新ではない場合/ },
])('loaded data stays, with a note that it may be old ($path)', async ({ path, shown, note }) => {
  const { screen } = await openPage(path)
  const heading = screen.getByRole('main').getByRole('heading', { name: shown, exact: true })
  await expect.element(heading).toBeVisible()
  const status = screen.getByRole('main').getByRole('status').filter({ hasText: note })
  expect(status.query()).toBeNull()

  setOnline(false)
  await expect.element(status).toBeVisible()
  await expect.element(heading).toBeVisible()

  setOnline(true)
  await expect.poll(() => status.query()).toBeNull()
})
