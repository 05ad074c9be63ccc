/** No applicant reaches the data of another: linh tries each id of maria's with each call that takes an id. */
import { describe, expect, test } from 'vitest'
import { createTestApp } from '#mocks/test.ts'
import { everythingOf } from './everythingOf.ts'
import { answer, linh } from './processes.ts'
import { logIn } from './support.ts'

const MARIA = 1001

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

test.each(before.notifications.map(({ id }) => id))('the notification %i is not read', async (id) => {
  expect((await app.call('POST', `/applicant/notification/${id}/read`)).status).toBe(404)
  expect(await everythingOf(app, MARIA)).toEqual(before)
})

test.each(['resume', 'resumeJp', 'cvJp'])(
  'the file %s is not found by somebody who has none',
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
