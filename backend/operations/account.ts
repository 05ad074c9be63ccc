import { browserName } from '#domain/browserName.ts'
import type { Lang } from '#domain/lang.ts'
import { renewHash } from '../changeApplicant.ts'
import { mayTellOfLogin } from '../mail/limits.ts'
import { queueMail, sendQueued } from '../mail/queue.ts'
import type { Handler } from '../operation.ts'
import type { Applicant } from '../ports/applicants.ts'
import type { Cookies } from '../ports/cookies.ts'
import type { Env } from '../ports/env.ts'
import { authOf } from '../session/auth.ts'
import { isStillPassword } from '../session/currentPassword.ts'
import { findDevice, rememberDevice } from '../session/device.ts'
import { countLogin } from '../session/loginAttempts.ts'
import { closeSession, openSession, renewSession } from '../session/session.ts'

/** Takes the same path and time for known and unknown addresses. */
export const login: Handler<'login'> = async ({ body, cookies, network, userAgent, lang }, env) => {
  const { email, password } = body
  // A flood of logins must not reach the store.
  env.passwords.checkRoom()
  const applicant = await env.store.applicants.findByEmail(email)
  const device = await findDevice(env, cookies, applicant)
  const attempt = await countLogin(env, { email, network, device })
  if (attempt.wait > 0) env.security({ event: 'limit-reached', limit: 'failedLogins' })
  if (attempt.wait > 0) return { status: 429, retryAfter: attempt.wait }
  const account = await accountOf(env, applicant, password).catch(async (error: unknown) => {
    await attempt.cancel()
    throw error
  })
  const refresh_token = account && (await openLogin(env, cookies, account))
  if (!account || !refresh_token) {
    const event = applicant?.blockedAt ? 'login-of-blocked' : 'login-failed'
    env.security({ event, personId: applicant?.id ?? null })
    return { status: 401, problem: 'login-failed' }
  }
  await attempt.succeed()
  await rememberDevice(env, cookies, account)
  if (!device) await tellOfLogin(env, account, { browser: browserName(userAgent), language: lang })
  return { status: 200, body: { auth: authOf(account), refresh_token } }
}

/** Mails the owner of an account that an unknown browser has logged in, after the response. */
async function tellOfLogin(
  env: Env,
  { id: applicantId, email }: Applicant,
  details: { browser: string | null; language: Lang },
): Promise<void> {
  if (!(await mayTellOfLogin(env, email))) return
  const at = env.clock().toISOString()
  await queueMail(env.store, env, { kind: 'newBrowser', applicantId, at, ...details })
  void sendQueued(env)
}

/** Opens a session in place of the browser's earlier one. Returns its refresh token, or null if the password was replaced meanwhile. */
async function openLogin(env: Env, cookies: Cookies, applicant: Applicant): Promise<string | null> {
  const earlier: Cookies = { incoming: { ...cookies.incoming }, outgoing: [] }
  const refreshToken = await env.store.transaction(async (store) =>
    (await isStillPassword(store, applicant)) ? openSession({ ...env, store }, cookies, applicant.id) : null,
  )
  if (refreshToken) await closeSession(env, earlier)
  return refreshToken
}

/** Returns the applicant if the password is right; null for applicants who are not activated, are blocked or have no password. */
async function accountOf(env: Env, applicant: Applicant | null, password: string): Promise<Applicant | null> {
  const { passwords } = env
  const fits = await passwords.verify(password, applicant?.passwordHash ?? passwords.decoy)
  if (!fits || !applicant?.passwordHash || !applicant.activatedAt || applicant.blockedAt) return null
  return passwords.isOutdated(applicant.passwordHash) ? withNewHash(env, applicant, password) : applicant
}

/** Hashes a password again that was hashed in an earlier way. Its browsers become unknown (`session/device.ts`). */
async function withNewHash(env: Env, applicant: Applicant, password: string): Promise<Applicant | null> {
  const passwordHash = await env.passwords.hash(password)
  const renewed = await env.store.transaction(async (store) =>
    (await isStillPassword(store, applicant)) ? renewHash(store, applicant.id, passwordHash) : null,
  )
  // Another login may have renewed it meanwhile.
  return renewed ?? accountOf(env, await env.store.applicants.find(applicant.id), password)
}

export const checkEmail: Handler<'checkEmail'> = async ({ body }, { store }) => ({
  status: 200,
  body: { result: (await store.applicants.findByEmail(body.email)) === null },
})

export const getAuth: Handler<'getAuth'> = async ({ caller }) => ({
  status: 200,
  body: authOf(caller.applicant),
})

export const refreshSession: Handler<'refreshSession'> = async ({ body, cookies }, env) => {
  const refresh_token = await renewSession(env, cookies, body.refresh_token)
  return refresh_token ? { status: 200, body: { refresh_token } } : { status: 401 }
}

export const logout: Handler<'logout'> = async ({ cookies }, env) => {
  await closeSession(env, cookies)
  return { status: 200, body: { result: true } }
}
