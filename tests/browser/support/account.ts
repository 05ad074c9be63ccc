import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { login } from '#src/api/account.ts'

/** Logs in as a sample account. */
export const logInAs = (name: 'maria' | 'linh') =>
  login('en', { email: `${name}@example.com`, password: SAMPLE_PASSWORD })
