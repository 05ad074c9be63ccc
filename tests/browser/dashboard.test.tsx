/** The dashboard. */
import { beforeEach, expect, test } from 'vitest'
import { ProcessStatus } from '#openapi/generated/options.ts'
import { ProcessList } from '#openapi/generated/zod.ts'
import { logInAs } from './support/account.ts'
import { fail, onGet, onPost, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

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
