import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { login } from '#src/api/generated/account/account.ts'
import { startSession } from '#src/api/session.ts'

/** Logs in as a sample account. */
export async function logInAs(name: 'maria' | 'linh') {
  const { auth, refresh_token } = await login('en', {
    email: `${name}@example.com`,
    password: SAMPLE_PASSWORD,
  })
  startSession(refresh_token)
  return auth
}
