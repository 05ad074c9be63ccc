/** The employer is named on the page of its application, once the advisor has named it, and on no other page. */

import { beforeEach, expect, test } from 'vitest'
import { type Lang, languages } from '#domain/lang.ts'
import { APPOINTMENT_ID } from '#domain/processes/appointmentId.ts'
import { Process, ProcessList } from '#openapi/generated/zod.ts'
import { href } from '#src/routes/href.ts'
import { logInAs } from './support/account.ts'
import { fail, onGet, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

async function read(path: string, lang: Lang): Promise<unknown> {
  const response = await fetch(`/api/v1/process/${path}`, { headers: { 'Accept-Language': lang } })
  return response.json()
}

/** The person's applications with all their details. */
async function applicationsIn(lang: Lang): Promise<Process[]> {
  const { items } = ProcessList.parse(await read('search?perPage=100', lang))
  return Promise.all(
    items.map(async ({ process_id }) => Process.parse(await read(`detail/${process_id}`, lang))),
  )
}

/** Opens a page, waits for a text of its content, and returns all its text. */
async function textOf(path: string, content: string): Promise<string> {
  const { screen } = await openPage(path)
  await expect.element(screen.getByRole('main').getByText(content, { exact: false }).first()).toBeVisible()
  const text = document.body.textContent
  await screen.unmount()
  return text
}

test.each(languages)('the lists name no employer (%s)', async (lang) => {
  const applications = await applicationsIn(lang)
  const names = applications.flatMap(({ employer }) => (employer ? [employer.name, employer.address] : []))
  expect(names.length).toBeGreaterThan(4)
  const dashboard = await textOf(href(lang, 'mypage'), lang === 'ja' ? '応募状況' : 'Applications')
  expect(names.filter((name) => dashboard.includes(name))).toEqual([])
  const [first] = applications
  const title = first?.job.title ?? ''
  for (const path of [href(lang, 'applications'), href(lang, 'job', { id: first?.job.job_id ?? 0 })]) {
    const text = await textOf(path, title)
    expect(names.filter((name) => text.includes(name))).toEqual([])
  }
})

test.each(languages)('an appointment on the dashboard does not name its employer (%s)', async (lang) => {
  const applications = await applicationsIn(lang)
  const found = applications.find(({ employer, appointment }) => employer && appointment)
  if (!found?.appointment || !found.employer) throw new Error('The sample has no appointment at an employer')
  const appointment = {
    ...found.appointment,
    startsAt: new Date(Date.now() + 3_600_000).toISOString(),
    endsAt: new Date(Date.now() + 7_200_000).toISOString(),
    place: `${found.employer.name}, ${found.employer.address}`,
  }
  const list = { total: 1, page: 1, perPage: 100, items: [{ ...found, appointment }] }
  fail(onGet('/process/search', () => Response.json(list)))
  const text = await textOf(href(lang, 'mypage'), lang === 'ja' ? '日本時間、60分' : 'Japan time, 60 minutes')
  expect(text).toContain(found.job.title)
  expect(text).not.toContain(found.employer.name)
})

test.each(languages)(
  'an application names its employer, with the address at the appointment (%s)',
  async (lang) => {
    const applications = await applicationsIn(lang)
    const found = applications.find(({ employer, appointment }) => employer && appointment)
    if (!found?.employer) throw new Error('The sample has no appointment at an employer')
    const { screen } = await openPage(href(lang, 'application', { id: found.process_id }))
    const main = screen.getByRole('main')
    await expect.element(main.getByText(found.employer.name).first()).toBeVisible()
    const appointment = document.getElementById(APPOINTMENT_ID)?.textContent
    expect(appointment).toContain(found.employer.name)
    expect(appointment).toContain(found.employer.address)
  },
)
