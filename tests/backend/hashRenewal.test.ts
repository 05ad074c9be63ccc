import { expect, test } from 'vitest'
import { createPasswords } from '#backend/passwords.ts'
import { createTestApp } from '#mocks/test.ts'
import { createArgon2 } from '#server/argon2.ts'
import { issueToken } from './account.ts'
import { logIn, maria } from './support.ts'

/** The mock with the hashes of its usual passwords, and argon2id as the server has it. */
async function appOfServer() {
  const app = await createTestApp()
  const { id, passwordHash } = (await app.env.store.applicants.findByEmail(maria.email)) ?? {}
  if (id === undefined || !passwordHash) throw new Error('Maria has no password')
  app.env.passwords = createArgon2(createPasswords())
  const hashNow = async () => (await app.env.store.applicants.find(id))?.passwordHash
  return { app, id, passwordHash, hashNow }
}

test('a login renews a hash of an earlier version, once, and links stay valid', async () => {
  const { app, id, passwordHash, hashNow } = await appOfServer()
  const token = await issueToken(app, { applicantId: id, purpose: 'reset' })
  await logIn(app)
  const renewed = await hashNow()
  expect(renewed).toMatch(/^\$argon2id\$/)
  expect(renewed).not.toBe(passwordHash)
  await logIn(app)
  expect(await hashNow()).toBe(renewed)
  const reset = { token, password: 'nagoya2027', password_confirm: 'nagoya2027' }
  expect((await app.call('POST', '/applicant/reset-password', { body: reset })).status).toBe(200)
})

test('a wrong password renews nothing, and two logins at once both succeed', async () => {
  const { app, passwordHash, hashNow } = await appOfServer()
  const login = (password: string) =>
    app.call('POST', '/applicant/login', { body: { email: maria.email, password } })
  expect((await login('hashi2027')).status).toBe(401)
  expect(await hashNow()).toBe(passwordHash)
  const answers = await Promise.all([login(maria.password), login(maria.password)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})
