/** The removal of the sample leaves each table as it was before, whatever its people and staff have done. */

import { expect, test, vi } from 'vitest'
import { addBlogMenu } from '#content/blogMenu.ts'
import { removeSample } from '#content/removeSample.ts'
import { addSample } from '#content/sample.ts'
import { enter, post } from '../backend/entries.ts'
import { logIn, maria } from '../backend/support.ts'
import { inquiry, invitation } from '../store/samples.ts'
import { lineOf } from './contentLines.ts'
import { any, step } from './processes.ts'
import { type StaffTest, createStaffTest } from './support.ts'

/** Rows that stay, with the reason. */
const left = {
  audit: 'staff did it: caller, time and operation, without values',
  attempts: 'counters, removed within a day',
  storedResponses: 'answers to calls of staff for repetitions, removed within a day',
  settings: 'that the sample was added, so that no start adds it again',
}

async function rowsOf({ env: { store } }: StaffTest): Promise<Record<string, unknown[]>> {
  const { files } = await store.snapshot()
  return { ...(await store.allRows()), files }
}

/** A store without the sample, with a job of the company and a person. */
async function createCompanyTest(): Promise<StaffTest> {
  const app = await createStaffTest({ sample: false })
  await addBlogMenu(app.env.store)
  await app.staff('PUT', '/advisors/own', { body: lineWithoutId('advisors') })
  await app.staff('PUT', '/jobs/own', { body: { ...lineWithoutId('jobs'), advisor: 'own' } })
  await enter(app)
  return app
}

function lineWithoutId(kind: 'advisors' | 'jobs'): object {
  const { external_id: _, ...body } = lineOf(kind, 'own')
  return body
}

/** Acts as a person of the sample. */
async function actAsMaria(app: StaffTest): Promise<void> {
  const { store } = app.env
  await logIn(app)
  const [own] = await store.jobs.named(['own'])
  await app.call('POST', '/applicant/contact', { body: { type: 'jobs', contents: 'Hello' } })
  await app.call('POST', '/applicant/inquiry/introduction')
  await post(app, '/process/apply', { job_ids: [own?.job_id, 20401], contents: '' })
  await store.inquiries.insert({ ...inquiry, email: 'LINH@Example.com' })
  await store.invitations.insert({ ...invitation, email: maria.email })
}

/** Works on people, processes and content of the sample. */
async function workOnSample(app: StaffTest): Promise<void> {
  await app.staff('POST', '/people/1001/notes', { body: { text: 'Maria prefers calls' } })
  await app.staff('POST', '/people/1002/block', any)
  await step(app, 4009, 'move', { status: 'MyPageAppInterview1' })
  await app.staff('POST', '/jobs/sample-20401/close', any)
  await app.staff('POST', '/stories/sample-1/unpublish', any)
  // The register and the record of sent documents get rows.
  await app.staff('POST', '/people/1001/erasure', any)
}

test('the removal of the sample leaves each table as it was', async () => {
  const app = await createCompanyTest()
  const before = await rowsOf(app)
  await addSample(app.env.store, { now: app.env.clock(), passwords: app.env.passwords })
  await actAsMaria(app)
  await workOnSample(app)
  const erase = vi.fn<(address: string) => Promise<number>>(async () => 0)
  app.env.mailer.erase = erase
  const full = await rowsOf(app)
  const filled = ['events', 'erasures', 'seekerRegister', 'provisions', 'inquiries', 'profiles']
  for (const name of filled) expect([name, full[name]]).not.toEqual([name, before[name]])

  await removeSample(app.env)

  const after = await rowsOf(app)
  const changed = Object.keys(after).filter(
    (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  )
  expect(changed.filter((name) => !Object.hasOwn(left, name))).toEqual([])
  expect(JSON.stringify(after.audit)).not.toMatch(/Maria|Santos|株式会社/)
  expect(erase.mock.calls.map(([address]) => address)).toEqual(['linh@example.com', 'pending@example.com'])
})
