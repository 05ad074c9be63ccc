/** An application on its page. */

import { beforeEach, expect, test, vi } from 'vitest'
import { logInPersona } from '#mocks/control/generated/client.ts'
import { logInAs } from './support/account.ts'
import { resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

test.each([
  {
    path: '/en/applicant/mypage/application/detail/4010',
    name: 'Add to calendar',
    title: 'First interview: ',
  },
  { path: '/applicant/mypage/application/detail/4010', name: 'カレンダーに追加', title: '一次面接：' },
])('an appointment can be added to a calendar ($path)', async ({ path, name, title }) => {
  const { screen } = await openPage(path)
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:file'
  })
  await screen.getByRole('main').getByRole('button', { name }).click()
  const link = expect.objectContaining({ download: expect.stringMatching(/^\d{4}-\d{2}-\d{2}\.ics$/) })
  expect(saved.mock.contexts).toEqual([link])
  const file = await new Response(files[0]).text()
  expect(file).toContain(`SUMMARY:${title}`)
  expect(file.replaceAll('\r\n ', '')).toContain(`URL:${location.origin}${path}`)
  // At 10:00 in Japan.
  expect(file).toMatch(/DTSTART:\d{8}T010000Z/)
})

test('a stage that the application has skipped is neither done nor ahead', async () => {
  await logInPersona({ persona: 'offerReceived' })
  const { screen } = await openPage('/en/applicant/mypage/application')
  await screen.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  const stages = screen.getByRole('list', { name: 'Stages of the selection: Offer' })
  await expect.element(stages).toBeVisible()
  const names = stages
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent.trim().split(/\W/)[0])
  expect(names).toEqual(['Received', 'Screening', 'Final', 'Offer', 'Joined'])
})
