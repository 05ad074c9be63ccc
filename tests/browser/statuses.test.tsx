/** The status of a process on the pages: its meaning is the alias of the option master. */

import { beforeEach, describe, expect, test } from 'vitest'
import { ProcessStatus } from '#openapi/generated/options.ts'
import { logInAs } from './support/account.ts'
import { fail, lost, onGet, problem, repair, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const MASTER = '/master/hrbc-options'
const { MyPageRecommend, MyPageAppReceived } = ProcessStatus
const mypage = '/en/applicant/mypage'

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

/** Answers an option master that gives other aliases to ids of the contract. */
function renameStatuses(aliases: Record<number, string>): void {
  const options = Object.entries(ProcessStatus).map(([alias, option_id]) => ({
    option_id,
    alias: aliases[option_id] ?? alias,
  }))
  fail(onGet(MASTER, () => Response.json({ options })))
}

test('the alias of a recommendation determines its status', async () => {
  renameStatuses({ [MyPageRecommend]: 'MyPageRecApply' })
  const { screen } = await openPage(`${mypage}/recommendation/detail/3008`)
  const answer = screen.getByRole('complementary', { name: 'Your answer' })
  await expect.element(answer.getByRole('status')).toMatchTextContent(/^Applied/)
  await expect.element(answer.getByRole('button', { name: 'Decline' })).not.toBeInTheDocument()
})

test('a declined recommendation leads to the mypage by its alias', async () => {
  renameStatuses({ [MyPageRecommend]: 'MyPageRecReject' })
  const { screen, router } = await openPage(`${mypage}/recommendation/detail/3008`)
  await expect.element(screen.getByText(/^You have declined the recommendation\./)).toBeVisible()
  expect(router.state.location.pathname).toBe(mypage)
})

describe.each([
  ['a lost connection', lost],
  ['a failing server', () => problem(503)],
])('an option master that cannot be loaded after %s', (_, answer) => {
  test.each([
    [`${mypage}/application`, 'This could not be loaded'],
    [`${mypage}/application/detail/4010`, 'This page could not be loaded'],
    [`${mypage}/recommendation/detail/3008`, 'This page could not be loaded'],
  ])('%s says so, and loads on demand', async (path, message) => {
    fail(onGet(MASTER, answer))
    const { screen } = await openPage(path)
    const alert = screen.getByRole('main').getByRole('alert')
    await expect.element(alert).toMatchTextContent(new RegExp(message))
    repair()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect.element(alert).not.toBeInTheDocument()
    await expect
      .element(
        screen
          .getByRole('main')
          .getByText(/interview|Waiting/)
          .first(),
      )
      .toBeVisible()
  })
})

describe.each([
  [mypage, 'could not be recognised'],
  ['/applicant/mypage', '確認できませんでした'],
])('a status without an alias, in %s', (area, message) => {
  test.each(['application', 'application/detail/4010', 'recommendation/detail/3008'])(
    '%s says so, and can be tried again',
    async (page) => {
      renameStatuses({ [MyPageRecommend]: 'Other', [MyPageAppReceived]: 'Other' })
      const { screen } = await openPage(`${area}/${page}`)
      const alert = screen.getByRole('main').getByRole('alert')
      await expect.element(alert).toMatchTextContent(new RegExp(message))
      repair()
      await alert.getByRole('button').click()
      await expect.element(alert).not.toBeInTheDocument()
      // The page stores the options that it loads. The next test would otherwise find them.
      await expect.poll(() => localStorage.getItem('hrbc-options')).not.toContain('"Other"')
    },
  )
})

test('the dashboard says it for each of its lists', async () => {
  renameStatuses({ [MyPageRecommend]: 'Other', [MyPageAppReceived]: 'Other' })
  const { screen } = await openPage(mypage)
  for (const name of ['Recommended for you', 'Applications']) {
    const list = screen.getByRole('main').getByRole('region', { name })
    await expect.element(list.getByRole('alert')).toMatchTextContent(/could not be recognised/)
  }
})
