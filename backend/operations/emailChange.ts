/** The change of the address that an applicant logs in with. */

import { requireAttempt } from '../attempts.ts'
import { changeAccount } from '../changeApplicant.ts'
import { recordEvent } from '../events/record.ts'
import { linkSpent, spendLink } from '../links.ts'
import { queueMail, sendSoon } from '../mail/queue.ts'
import type { Handler } from '../operation.ts'
import { AddressTaken } from '../ports/applicants.ts'
import { checkPassword, isStillPassword, wrongPassword } from '../session/currentPassword.ts'

/** A request voids the links of earlier ones. */
export const changeEmail: Handler<'changeEmail'> = async ({ body, lang, caller }, env) => {
  const { applicant } = caller
  const failure = await checkPassword(env, applicant, body.current_password)
  if (failure) return failure
  if (await env.store.applicants.findByEmail(body.email))
    return { status: 422, errors: [{ field: 'email', rule: 'validateEmail', limit: 0 }] }
  await requireAttempt(env, `changeEmail:${applicant.id}`, env.config.limits.applicantRequests)
  const isAsked = await env.store.transaction(async (store) => {
    if (!(await isStillPassword(store, applicant))) return false
    const { id: applicantId, email: oldEmail, accountVersion } = await changeAccount(store, applicant.id, {})
    const letter = { applicantId, newEmail: body.email, language: lang }
    await queueMail(store, env, { kind: 'confirmEmail', ...letter, accountVersion })
    await queueMail(store, env, { kind: 'emailChange', ...letter, oldEmail })
    return true
  })
  if (!isAsked) return wrongPassword
  await sendSoon(env)
  return { status: 200, body: { result: true } }
}

export const confirmEmail: Handler<'confirmEmail'> = async ({ body }, env) => {
  try {
    const isChanged = await env.store.transaction(async (store) => {
      const found = await spendLink({ ...env, store }, body.token, 'confirm')
      if (!found?.link.newEmail) return false
      await changeAccount(store, found.applicant.id, { email: found.link.newEmail })
      const personId = found.applicant.id
      await recordEvent(store, env, 'profile-changed', { personId, data: { part: 'email' } })
      return true
    })
    return isChanged ? { status: 200, body: { result: true } } : linkSpent
  } catch (error) {
    if (error instanceof AddressTaken) return { status: 409, problem: 'email-taken-since' }
    throw error
  }
}
