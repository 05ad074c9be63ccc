/** From the link in the registration mail to the first password. */

import { changeAccount } from '../changeApplicant.ts'
import { recordEvent } from '../events/record.ts'
import { findLink, linkSpent, spendLink } from '../links.ts'
import { notifyWelcome } from '../notifications/notify.ts'
import type { Handler } from '../operation.ts'
import { authOf } from '../session/auth.ts'
import { closeSession, openFirstSession } from '../session/session.ts'

export const verifyApplicant: Handler<'verifyApplicant'> = async ({ body }, env) => {
  const found = await findLink(env, body.token, 'verify')
  return found ? { status: 200, body: { result: true } } : linkSpent
}

export const activateApplicant: Handler<'activateApplicant'> = async ({ body, cookies }, env) => {
  const activated = await env.store.transaction(async (store) => {
    const inner = { ...env, store }
    const found = await spendLink(inner, body.token, 'verify')
    if (!found) return null
    const applicant = await changeAccount(store, found.applicant.id, {
      activatedAt: env.clock().toISOString(),
    })
    await notifyWelcome(store, env, applicant.id)
    await closeSession(inner, cookies)
    await openFirstSession(inner, cookies, applicant.id)
    await recordEvent(store, env, 'person-activated', { personId: applicant.id })
    return applicant
  })
  return activated ? { status: 200, body: authOf(activated) } : linkSpent
}

export const setInitialPassword: Handler<'setInitialPassword'> = async ({ body, caller }, env) => {
  const passwordHash = await env.passwords.hash(body.password)
  const applicant = await env.store.transaction(async (store) => {
    const current = await store.applicants.find(caller.applicant.id)
    return current?.passwordHash === null ? changeAccount(store, current.id, { passwordHash }) : null
  })
  if (!applicant) return { status: 409, problem: 'password-already-set' }
  return { status: 200, body: authOf(applicant) }
}
