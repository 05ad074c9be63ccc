import { toJstIso } from '#domain/dates.ts'
import type { Handler } from '../operation.ts'
import type { Applicant } from '../ports/store.ts'
import { countAttempt } from '../attempts.ts'
import { findByPassword } from '../session/credentials.ts'
import { closeSession, openSession, renewSession } from '../session/session.ts'

export const login: Handler<'login'> = async ({ body, cookies }, env) => {
  const key = `login:${body.email.toLowerCase()}`
  // Each attempt counts as failed until the password turns out to be right.
  const seconds = await countAttempt(env, key, env.config.limits.failedLogins)
  if (seconds) return { status: 429, retryAfter: seconds }
  const applicant = await findByPassword(env, body)
  if (!applicant) return { status: 401, problem: 'login-failed' }
  await env.store.attempts.clear(key)
  await closeSession(env, cookies)
  const refresh_token = await openSession(env, cookies, applicant.id)
  return { status: 200, body: { auth: authOf(applicant), refresh_token } }
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

function authOf({ id, name, email, passwordHash, welcomedAt, ...applicant }: Applicant) {
  return {
    id,
    role_id: 2 as const,
    name,
    email,
    passwordSet: passwordHash !== null,
    firstVisit: welcomedAt === null,
    interviewRequestedAt: jstOrNull(applicant.interviewRequestedAt),
    introductionRequestedAt: jstOrNull(applicant.introductionRequestedAt),
  }
}

const jstOrNull = (time: string | null) => time && toJstIso(new Date(time))
