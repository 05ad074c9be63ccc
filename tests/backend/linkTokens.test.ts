/** Tokens of links in mails: each works once, for 24 hours, for its own purpose. */

import { describe, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '#mocks/test.ts'
import { issueToken, newPassword, post } from './account.ts'
import { brokenRules } from './entries.ts'
import { HOUR } from './support.ts'

/** Each call that takes a token, with the applicant and the link of the token. */
const calls = {
  verify: { path: 'verify', applicantId: 1003, purpose: 'verify', isSpent: false, more: {} },
  activate: { path: 'activate', applicantId: 1003, purpose: 'verify', isSpent: true, more: {} },
  reset: { path: 'reset-password', applicantId: 1002, purpose: 'reset', isSpent: true, more: newPassword },
  confirm: { path: 'confirm-email', applicantId: 1002, purpose: 'confirm', isSpent: true, more: {} },
} as const

const names = ['verify', 'activate', 'reset', 'confirm'] as const
type Name = (typeof names)[number]

function issue(app: TestApp, name: Name, changes: Partial<{ purpose: Purpose }> = {}) {
  const { applicantId, purpose } = calls[name]
  const newEmail = 'new@example.com'
  return issueToken(app, { applicantId, purpose, newEmail, ...changes })
}
type Purpose = (typeof calls)[Name]['purpose']

const use = (app: TestApp, name: Name, token: unknown) =>
  post(app, calls[name].path, { body: { token, ...calls[name].more } })

const spent = { status: 422, body: { type: '/problems/link-spent' } }

describe.each(names)('the token of %s', (name) => {
  test('works until 24 hours have passed', async () => {
    const app = await createTestApp()
    const token = await issue(app, name)
    app.wait(24 * HOUR)
    expect((await use(app, name, token)).status).toBe(200)
  })

  test('has expired after that', async () => {
    const app = await createTestApp()
    const token = await issue(app, name)
    app.wait(24 * HOUR + 1)
    const answer = await use(app, name, token)
    expect(answer).toMatchObject(spent)
    expect(brokenRules(answer)).toEqual({ token: 'invalid' })
  })

  test('works once, unless it is only checked', async () => {
    const app = await createTestApp()
    const token = await issue(app, name)
    expect((await use(app, name, token)).status).toBe(200)
    expect((await use(app, name, token)).status).toBe(calls[name].isSpent ? 422 : 200)
  })

  test('works for one of two callers at the same time', async () => {
    const app = await createTestApp()
    const token = await issue(app, name)
    const statuses = (await Promise.all([use(app, name, token), use(app, name, token)])).map(
      ({ status }) => status,
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(calls[name].isSpent ? 1 : 2)
  })

  test('is void once a later one of its kind was issued', async () => {
    const app = await createTestApp()
    const [earlier, later] = [await issue(app, name), await issue(app, name)]
    expect(await use(app, name, earlier)).toMatchObject(spent)
    expect((await use(app, name, later)).status).toBe(200)
  })

  test.each(['verify', 'reset', 'confirm'] as const)(
    'of the purpose %s works for its own only',
    async (purpose) => {
      const app = await createTestApp()
      const token = await issue(app, name, { purpose })
      expect((await use(app, name, token)).status).toBe(purpose === calls[name].purpose ? 200 : 422)
    },
  )

  test.each(['', ' ', 'unknown', 'a'.repeat(200), 'verify-pending ', '../verify-pending', '<b>'])(
    'is refused if it is %j',
    async (token) => {
      expect(await use(await createTestApp(), name, token)).toMatchObject(spent)
    },
  )

  test.each([[undefined], [null], [1], [['verify-pending']], ['a'.repeat(201)]])(
    'is refused with its field named if it is %j',
    async (token) => {
      expect(brokenRules(await use(await createTestApp(), name, token))).toHaveProperty('token')
    },
  )
})
