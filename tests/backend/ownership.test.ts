/** No applicant reaches the data of another: linh tries each id of maria's with each call that takes an id. */

import { describe, expect, test, vi } from 'vitest'
import { createTestApp } from '#mocks/test.ts'
import { everythingOf } from './everythingOf.ts'
import { answer, linh, mariasApp } from './processes.ts'
import { logIn } from './support.ts'

const MARIA = 1001
const LINH = 1002

const app = await createTestApp()
await logIn(app, linh)
const before = await everythingOf(app, MARIA)
const processIds = before.processes.map(({ id }) => id)

describe.each(processIds)('the process %i', (id) => {
  test.each(['detail', 'recommend'])('is not found as %s', async (path) => {
    expect((await app.call('GET', `/process/${path}/${id}`)).status).toBe(404)
  })

  test.each(['apply', 'inquiry', 'decline'])('is not found for the answer %s', async (action) => {
    const response = await answer(app, { process_id: id, action, contents: 'Why?' })
    expect(response.status).toBe(404)
    expect(await everythingOf(app, MARIA)).toEqual(before)
  })
})

test('a process that changes hands between the check and the write is not found, and nothing changes', async () => {
  const hers = await mariasApp()
  const { processes } = hers.env.store
  const recommended = await processes.find(3008)
  if (!recommended) throw new Error('There is no recommendation')
  const handedOver = { ...recommended, applicantId: LINH }
  // The intake is asked between the two. Calls of the store take turns.
  vi.spyOn(hers.env.intake, 'acceptsAtOnce').mockImplementation(() => {
    void processes.update(handedOver)
    return true
  })
  expect((await answer(hers, { process_id: 3008, action: 'apply' })).status).toBe(404)
  expect(await processes.find(3008)).toEqual(handedOver)
  expect(await processes.ofJobs(MARIA, [recommended.jobId])).toEqual([])
  expect(await processes.ofJobs(LINH, [recommended.jobId])).toEqual([handedOver])
})

test.each(before.notifications.map(({ id }) => id))('the notification %i is not read', async (id) => {
  expect((await app.call('POST', `/applicant/notification/${id}/read`)).status).toBe(404)
  expect(await everythingOf(app, MARIA)).toEqual(before)
})

test.each(['resume', 'resumeJp', 'cvJp'])(
  'the file %s is 404 for an applicant without this file',
  async (kind) => {
    expect(before.profile).toMatchObject({ [kind]: { key: expect.any(String) } })
    expect((await app.call('GET', `/applicant/file/${kind}`)).status).toBe(404)
  },
)

test.each([
  '/applicant/auth',
  '/applicant/profile',
  '/applicant/resume',
  '/applicant/career',
  '/applicant/notification',
  '/applicant/interested-list',
  '/applicant/applied-job',
  '/process/search',
  '/process/recommend',
])('the answer of %s has nothing of hers', async (path) => {
  const { status, body } = await app.call('GET', path)
  expect(status).toBe(200)
  const text = JSON.stringify(body)
  for (const secret of ['maria', 'Maria', 'Santos', ...processIds.map((id) => `"process_id":${id}`)])
    expect(text).not.toContain(secret)
})
