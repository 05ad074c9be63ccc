/** From the link in the registration mail to the first password. */
import { changeApplicant } from '../changeApplicant.ts'
import { findLink, linkSpent } from '../links.ts'
import { notifyWelcome } from '../notifications/notify.ts'
import type { Handler } from '../operation.ts'
import type { Env } from '../ports/env.ts'
import type { Applicant } from '../ports/store.ts'
import { authOf } from '../session/auth.ts'
import { closeSession, openFirstSession } from '../session/session.ts'

export const verifyApplicant: Handler<'verifyApplicant'> = async ({ body }, env) => {
  const pending = await findPending(env, body.token)
  return pending ? { status: 200, body: { result: true } } : linkSpent
}

export const activateApplicant: Handler<'activateApplicant'> = async ({ body, cookies }, env) => {
  const activated = await env.store.transaction(async (store) => {
    const inner = { ...env, store }
    const pending = await findPending(inner, body.token)
    const activatedAt = env.clock().toISOString()
    if (!pending || !(await store.linkTokens.use(pending.linkId, activatedAt))) return null
    const applicant = await changeApplicant(store, pending.applicant.id, { activatedAt })
    await notifyWelcome(store, env, applicant.id)
    await closeSession(inner, cookies)
    await openFirstSession(inner, cookies, applicant.id)
    return applicant
  })
  return activated ? { status: 200, body: authOf(activated) } : linkSpent
}

/** Returns the pending applicant of a valid token. */
async function findPending(
  env: Env,
  token: string,
): Promise<{ linkId: string; applicant: Applicant } | null> {
  const link = await findLink(env, token, 'verify')
  const applicant = link && (await env.store.applicants.find(link.applicantId))
  return link && applicant?.activatedAt === null ? { linkId: link.id, applicant } : null
}

export const setInitialPassword: Handler<'setInitialPassword'> = async ({ body, caller }, env) => {
  const passwordHash = await env.passwords.hash(body.password)
  const applicant = await env.store.transaction(async (store) => {
    const current = await store.applicants.find(caller.applicant.id)
    return current?.passwordHash === null ? changeApplicant(store, current.id, { passwordHash }) : null
  })
  if (!applicant) return { status: 409, problem: 'password-already-set' }
  return { status: 200, body: authOf(applicant) }
}
