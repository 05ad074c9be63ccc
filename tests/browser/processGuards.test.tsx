/** Which addresses of recommendations, applications and notifications open (specification §2, "Page rules"). */

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { logout } from '#src/api/account.ts'
import { logInAs } from './support/account.ts'
import { resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const mypage = '/en/applicant/mypage'
const recommendation = `${mypage}/recommendation/detail`
const application = `${mypage}/application/detail`
const notification = `${mypage}/notification`

beforeEach(resetMocks)

/** Opens an address. Returns where it led once the page is there, and its heading. */
async function open(path: string) {
  const { screen, router } = await openPage(path)
  const heading = screen.getByRole('heading', { level: 1 })
  await expect.element(heading).toBeVisible()
  await expect.poll(() => router.state.navigation.state).toBe('idle')
  return { at: router.state.location.pathname, search: router.state.location.search, heading }
}

describe('not found', () => {
  test.each([
    ['no number', 'maria', `${recommendation}/x`],
    ['another spelling of a number', 'maria', `${recommendation}/03008`],
    ['an unknown number', 'maria', `${recommendation}/9999`],
    ['an application', 'maria', `${recommendation}/4010`],
    ['a recommendation of somebody else', 'linh', `${recommendation}/3008`],
    ['no number', 'maria', `${application}/x`],
    ['another spelling of a number', 'maria', `${application}/04010`],
    ['an unknown number', 'maria', `${application}/9999`],
    ['a recommendation', 'maria', `${application}/3008`],
    ['an application of somebody else', 'linh', `${application}/4010`],
    ['no number', 'maria', `${notification}/x`],
    ['another spelling of a number', 'maria', `${notification}/05006`],
    ['an unknown number', 'maria', `${notification}/9999`],
    ['a notification of somebody else', 'linh', `${notification}/5006`],
  ] as const)('%s, opened by %s: %s', async (_, person, path) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await logInAs(person)
    const { heading } = await open(path)
    await expect.element(heading).toHaveTextContent('Page Not Found')
    await expect.poll(() => log.mock.calls).toEqual([[`Page Not Found: ${path}`]])
  })
})

test.each([
  ['a new recommendation', `${recommendation}/3008`],
  ['one that was asked about', `${recommendation}/3004`],
  ['a pending one', `${recommendation}/3005`],
  ['an applied one', `${recommendation}/3003`],
  ['an application', `${application}/4010`],
  ['a notification', `${notification}/5006`],
])('%s opens for its owner', async (_, path) => {
  await logInAs('maria')
  const { at, heading } = await open(path)
  expect(at).toBe(path)
  await expect.element(heading).not.toHaveTextContent('Page Not Found')
})

test('a declined recommendation leads to the mypage', async () => {
  await logInAs('maria')
  expect(await open(`${recommendation}/3002`)).toMatchObject({ at: mypage })
})

test.each([`${recommendation}/3008`, `${application}/4010`, `${notification}/5006`])(
  '%s asks a person without a session to log in, and returns afterwards',
  async (path) => {
    await logInAs('maria')
    logout('en')
    expect(await open(path)).toMatchObject({
      at: '/en/applicant/login',
      search: `?redirect=${encodeURIComponent(path)}`,
    })
  },
)
