/** Pages of the applicant area without loadable data: the menu stays, and the page can be tried again. */

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { logInAs } from './support/account.ts'
import { fail, lost, onGet, onPost, problem, repair, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const mypage = '/en/applicant/mypage'

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

const pages = [
  { path: `${mypage}/recommendation/detail/3008`, call: '/process/recommend/3008' },
  { path: `${mypage}/application/detail/4010`, call: '/process/detail/4010' },
  { path: `${mypage}/notification/5006`, call: '/applicant/notification' },
  { path: `${mypage}/jobs/detail/20401`, call: '/job/20401' },
  { path: mypage, call: '/applicant/auth' },
]

const faults = [
  { name: 'a lost connection', answer: lost },
  { name: 'a failing server', answer: () => problem(500) },
  { name: 'too many calls', answer: () => problem(429) },
]

describe.each(faults)('after $name', ({ answer }) => {
  test.each(pages)('$path says so and loads on demand', async ({ path, call }) => {
    fail(onGet(call, answer))
    const { screen } = await openPage(path)
    const heading = screen.getByRole('heading', { level: 1 })
    await expect.element(heading).toHaveTextContent('This page could not be loaded')
    await expect.element(screen.getByRole('navigation', { name: 'My Page' })).toBeVisible()
    expect(document.title).not.toContain('Not Found')
    repair()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(heading).not.toHaveTextContent('This page could not be loaded')
    await expect.element(heading).not.toHaveTextContent('Page Not Found')
  })
})

test('the page loads by itself when the network is back', async () => {
  fail(onGet('/process/detail/4010', lost))
  const { screen } = await openPage('/applicant/mypage/application/detail/4010')
  const heading = screen.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent('ページを読み込めませんでした')
  repair()
  // The page may not listen yet when its heading is first there.
  const online = () => window.dispatchEvent(new Event('online'))
  await expect.poll(() => online() && heading.element().textContent).not.toBe('ページを読み込めませんでした')
})

test('the page still loads if the network changes faster than the page can be loaded', async () => {
  fail(onGet('/process/detail/4010', lost))
  const { screen } = await openPage(`${mypage}/application/detail/4010`)
  const heading = screen.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent('This page could not be loaded')
  repair()
  const events = setInterval(() => window.dispatchEvent(new Event('online')), 5)
  await expect.element(heading).not.toHaveTextContent('This page could not be loaded')
  clearInterval(events)
})

test('other pages can be opened meanwhile', async () => {
  fail(onGet('/process/detail/4010', lost))
  const { screen } = await openPage(`${mypage}/application/detail/4010`)
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  await screen.getByRole('navigation', { name: 'My Page' }).getByRole('link', { name: 'Contact' }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact your advisor')
})

test('a session that ended is no outage: the login follows', async () => {
  const { screen, router } = await openPage(mypage)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Maria Santos')
  fail(
    onGet('/process/detail/4010', () => problem(401)),
    onPost('/applicant/refresh', () => problem(401)),
  )
  await router.navigate(`${mypage}/application/detail/4010`)
  await expect.poll(() => router.state.location.pathname).toBe('/en/applicant/login')
})

test('a fault of the page itself is fatal', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  fail(onGet('/process/detail/4010', () => problem(400)))
  const { screen } = await openPage(`${mypage}/application/detail/4010`)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
  await expect.poll(() => log.mock.calls).toHaveLength(1)
})
