/** People who live abroad: the calendar of an offer, and the warning before an application in vain. */

import { beforeEach, expect, test, vi } from 'vitest'
import { profileRequest, profileValues } from '#domain/forms/profileRequest.ts'
import { VisaStatus } from '#openapi/generated/options.ts'
import { getProfile, updateProfile } from '#src/api/generated/profile/profile.ts'
import { logInAs } from './support/account.ts'
import { resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const OFFER = '/en/applicant/mypage/application/detail/4006'
const JOINED = '/en/applicant/mypage/application/detail/4001'
const RESIDENTS_ONLY = '/en/applicant/mypage/jobs/detail/20482'

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
  const values = profileValues(await getProfile('en'))
  const abroad = { currentLocation: 'IN', visaStatusinJapan: String(VisaStatus.no_visa_living_abroad) }
  await updateProfile('en', profileRequest({ ...values, ...abroad }))
})

test('before an offer, the calendar is the last section', async () => {
  const { screen } = await openPage('/en/applicant/mypage/application/detail/4010')
  const headings = screen.getByRole('main').getByRole('heading', { level: 2 })
  await expect
    .poll(() => headings.elements().map((heading) => heading.textContent))
    .toEqual(expect.arrayContaining(['History', 'From an offer to the first day']))
  expect(headings.elements().at(-1)?.textContent).toBe('From an offer to the first day')
})

test('an offer has its days on the page and in a calendar file, in both time zones', async () => {
  localStorage.setItem('timeZone', JSON.stringify('Asia/Calcutta'))
  const { screen } = await openPage(OFFER)
  const main = screen.getByRole('main')
  await expect.element(main.getByText(/20:29 your time/)).toBeVisible()
  await expect.element(main.getByText(/India Standard Time/)).toBeVisible()
  await expect.element(main.getByRole('link', { name: /^Immigration Services Agency \(/ })).toBeVisible()
  await expect.element(main.getByText(/Estimate by Hashi, not by an office/).first()).toBeVisible()
  const files: Blob[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:file'
  })
  await main.getByRole('button', { name: /ics/ }).click()
  const lines = (await new Response(files[0]).text()).replaceAll('\r\n ', '').split('\r\n')
  const of = (name: string) => lines.filter((line) => line.startsWith(name))
  expect(of('BEGIN:VEVENT')).toHaveLength(8)
  expect(new Set(of('UID:')).size).toBe(8)
  // The reply is due at the end of a day in Japan.
  expect(of('DTEND:')).toEqual([expect.stringMatching(/T145900Z$/)])
  expect(of('SUMMARY:Estimate')).toHaveLength(7)
})

test('the choice of the time zone takes the focus of its button', async () => {
  const { screen } = await openPage(OFFER)
  const main = screen.getByRole('main')
  await main.getByRole('button', { name: 'Change the time zone' }).click()
  const zones = main.getByRole('combobox', { name: 'Time zone' })
  await expect.element(zones).toHaveFocus()
  await zones.selectOptions('America/Sao_Paulo')
  await expect.element(main.getByText(/11:59 your time/)).toBeVisible()
})

test('after the first day all parts are done, and no dates are left to save', async () => {
  const { screen } = await openPage(JOINED)
  const main = screen.getByRole('main')
  await expect.element(main.getByText(/^You joined on \d+ \w+ \d{4}\./)).toBeVisible()
  expect(main.getByText('Done', { exact: true }).elements()).toHaveLength(8)
  await expect.element(main.getByText('You have accepted the offer.')).toBeVisible()
  expect(main.getByRole('button', { name: /ics/ }).query()).toBeNull()
  expect(main.getByText(/If the certificate comes after/).query()).toBeNull()
})

test('the dialog warns before somebody applies for a job that they cannot get', async () => {
  const { screen } = await openPage(RESIDENTS_ONLY)
  await screen.getByRole('main').getByRole('button', { name: 'Apply for this job' }).first().click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText(/This job takes only people who live in Japan\./)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Send application' })).toBeEnabled()
})
