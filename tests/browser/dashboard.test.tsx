/** The dashboard. */

import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { logInPersona } from '#mocks/control/generated/client.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'
import { NotificationList, ProcessList } from '#openapi/generated/zod.ts'
import { updateInterestedList } from '#src/api/mypage.ts'
import { logInAs } from './support/account.ts'
import { fail, lost, onGet, onPost, repair, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'
import { resizeWindow } from './support/resizeWindow.ts'

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

test('a running application is shown, however many others have changed since', async () => {
  const response = await fetch('/api/v1/process/search', { headers: { 'Accept-Language': 'en' } })
  const list = ProcessList.parse(await response.json())
  const [first] = list.items
  if (!first) throw new Error('The sample account has no applications')
  const running = { ...first, status_id: ProcessStatus.MyPageAppScreening }
  const ended = Array.from({ length: 10 }, (_, index) => ({
    ...first,
    process_id: 9000 + index,
    status_id: ProcessStatus.MyPageAppRejected,
    job: { ...first.job, title: `Rejected ${index}` },
  }))
  fail(
    onGet('/process/search', ({ url }) => {
      const perPage = Number(new URL(url).searchParams.get('perPage') ?? 10)
      const items = [...ended, running].slice(0, perPage)
      return Response.json({ ...list, items, total: 11, perPage })
    }),
  )
  const { screen } = await openPage('/en/applicant/mypage')
  const applications = screen.getByRole('region', { name: 'Applications' })
  await expect.element(applications.getByRole('link', { name: running.job.title })).toBeVisible()
  await expect.element(applications.getByText('Rejected 0')).not.toBeInTheDocument()
})

test('notifications beyond the newest eight are folded', async () => {
  const response = await fetch('/api/v1/applicant/notification', { headers: { 'Accept-Language': 'en' } })
  const list = NotificationList.parse(await response.json())
  const [first] = list.notifications
  if (!first) throw new Error('The sample account has no notifications')
  const notifications = Array.from({ length: 10 }, (_, index) => ({
    ...first,
    id: 9010 - index,
    title: `Message ${index}`,
  }))
  fail(onGet('/applicant/notification', () => Response.json({ ...list, notifications, total: 10 })))
  const { screen } = await openPage('/en/applicant/mypage')
  const section = screen.getByRole('main').getByRole('region', { name: 'Notifications' })
  await expect.element(section.getByRole('link', { name: 'Message 7' })).toBeVisible()
  await expect.element(section.getByText('Message 8')).not.toBeVisible()
  await section.getByText('Earlier notifications (2)').click()
  await expect.element(section.getByRole('link', { name: 'Message 9' })).toBeVisible()
})

test('the narrow column comes as a whole, as soon as its first part is known', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  fail(onGet('/applicant/career', () => released))
  const { screen } = await openPage('/en/applicant/mypage')
  await expect.element(screen.getByRole('region', { name: 'Applications' })).toBeVisible()
  const notifications = screen.getByRole('main').getByRole('region', { name: 'Notifications' })
  await expect.element(notifications).not.toBeInTheDocument()
  release(undefined)
  await expect.element(notifications).toBeVisible()
})

test('the next step does not wait for the completeness of the profile', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  fail(onGet('/applicant/resume', () => released))
  const { screen } = await openPage('/en/applicant/mypage')
  const next = screen.getByRole('region', { name: 'Your next step' })
  await expect
    .element(next.getByRole('link', { name: /^(Prepare|See the offer|Read and answer)$/ }))
    .toBeVisible()
  release(undefined)
})

test('without the completeness, the next step is to look for jobs', async () => {
  await logInAs('linh')
  fail(onGet('/applicant/resume', lost))
  const { screen } = await openPage('/en/applicant/mypage/notification/welcome')
  await screen.getByRole('link', { name: 'Go to the dashboard' }).click()
  const next = screen.getByRole('region', { name: 'Your next step' })
  await expect.element(next.getByRole('link', { name: 'Find jobs' })).toBeVisible()
})

test('a double click asks for recommendations once', async () => {
  const requests = onPost('/applicant/inquiry/introduction', () => undefined)
  fail(requests)
  const { screen } = await openPage('/en/applicant/mypage')
  await screen.getByRole('main').getByRole('button', { name: 'Ask for recommendations' }).click()
  const send = screen.getByRole('dialog').getByRole('button', { name: 'Ask for recommendations' })
  await send.click({ clickCount: 2 })
  await expect.element(screen.getByRole('dialog').getByRole('status')).toBeVisible()
  expect(requests.calls()).toBe(1)
})

test('the dialog that asks for recommendations stays open while it sends', async () => {
  const answered = Promise.withResolvers<undefined>()
  const requests = onPost('/applicant/inquiry/introduction', () => answered.promise)
  fail(requests)
  const { screen } = await openPage('/en/applicant/mypage')
  await screen.getByRole('main').getByRole('button', { name: 'Ask for recommendations' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ask for recommendations' }).click()
  await dialog.getByRole('button', { name: 'Not now' }).click({ force: true })
  await userEvent.keyboard('{Escape}')
  answered.resolve(undefined)
  await expect.element(dialog.getByRole('status')).toBeVisible()
  expect(requests.calls()).toBe(1)
})

test('a new person reads since when the account is open, and by which day an advisor writes', async () => {
  await logInPersona({ persona: 'fullProfile' })
  const { screen } = await openPage('/en/applicant/mypage')
  const steps = screen.getByRole('region', { name: 'What happens next' })
  await expect.element(steps).toMatchTextContent(/Your account has been open since \w{3} \d+ \w{3}\./)
  await expect.element(steps).toMatchTextContent(/By \w{3} \d+ \w{3}, Japan time\./)
})

test('a profile that lacks only the photo is asked for the photo, not for skills and preferences', async () => {
  await logInPersona({ persona: 'fullProfile' })
  const { screen } = await openPage('/en/applicant/mypage')
  const main = screen.getByRole('main')
  const next = main.getByRole('region', { name: 'Your next step' })
  await expect.element(next).toMatchTextContent(/Missing from your profile: photo/)
  await expect
    .element(next.getByRole('link', { name: 'Complete profile' }))
    .toHaveAttribute('href', '/en/applicant/mypage/profile/edit#photo')
  await expect.element(main).toMatchTextContent(/Still missing: photo\./)
  await expect.element(main).not.toMatchTextContent(/skills|preferences/i)
})

test('a new person is asked for skills and preferences', async () => {
  await logInAs('linh')
  const { screen } = await openPage('/en/applicant/mypage/notification/welcome')
  const main = screen.getByRole('main')
  await main.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect.element(main).toMatchTextContent(/Tell us your skills and preferences/)
  await expect.element(main.getByRole('link', { name: 'Add skills and preferences' })).toBeVisible()
})

const parts = [
  { name: 'Recommended for you', call: '/process/recommend', loaded: 'article' },
  { name: 'One step away', call: '/job', loaded: 'link' },
] as const

test.each(parts)(
  '"$name", which fails again, keeps the focus on its button, and takes it once it is loaded',
  async ({ name, call, loaded }) => {
    fail(onGet(call, lost))
    const { screen } = await openPage('/en/applicant/mypage')
    const section = screen.getByRole('region', { name })
    const button = section.getByRole('button', { name: 'Try again' })
    await expect.element(button).toBeVisible()
    const again = onGet(call, lost)
    fail(again)
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(again.calls).toBeGreaterThan(0)
    await expect.element(button).not.toHaveAttribute('aria-busy')
    await expect.element(button).toHaveFocus()
    repair()
    await userEvent.keyboard('{Enter}')
    await expect.element(section.getByRole(loaded).first()).toBeVisible()
    await expect.element(section).toHaveFocus()
  },
)

test('a new person finds saved jobs on the dashboard, and before that how to save one', async () => {
  await logInPersona({ persona: 'fullProfile' })
  const { screen } = await openPage('/en/applicant/mypage')
  const saved = screen.getByRole('main').getByRole('region', { name: 'Saved jobs' })
  await expect
    .element(saved.getByRole('link', { name: 'See the newest jobs' }))
    .toHaveAttribute('href', '/en/applicant/mypage/jobs?orderBy=job_registration_date')
  localStorage.setItem(
    'message',
    JSON.stringify({ data: [20422, 20463, 20433, 20402], numberOfFavorites: 4 }),
  )
  window.dispatchEvent(new StorageEvent('storage', { key: 'message' }))
  await expect.element(saved.getByRole('link', { name: 'All 4' })).toBeVisible()
  await expect.poll(() => saved.getByRole('article').elements().length).toBe(3)
})

test.each([320, 390, 1280])(
  'the parts beside and above the saved jobs keep their place when these arrive late, %i px',
  async (width) => {
    await resizeWindow(width, 800)
    await logInPersona({ persona: 'fullProfile' })
    await updateInterestedList('en', { job_ids: [20402, 20401, 20403] })
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
    fail(onGet('/job', ({ url }) => (url.includes('job_id') ? released : undefined)))
    const { screen } = await openPage('/en/applicant/mypage')
    const main = screen.getByRole('main')
    await expect.element(main.getByRole('heading', { name: 'Your advisor' })).toBeVisible()
    const oneStep = main.getByRole('region', { name: 'One step away' })
    await expect.element(oneStep.getByRole('link')).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'All 3' })).toBeVisible()
    const tops = () =>
      main
        .getByRole('heading', { level: 2 })
        .elements()
        .map((heading) => [heading.textContent, heading.getBoundingClientRect().top + scrollY])
    const before = tops()
    release(undefined)
    await expect.poll(() => main.getByRole('article').elements().length).toBe(3)
    expect(tops()).toEqual(before)
  },
)
