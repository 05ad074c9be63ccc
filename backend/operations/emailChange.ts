/** The change of the address with which an applicant logs in. */
import { requireAttempt } from '../attempts.ts'
import { changeApplicant } from '../changeApplicant.ts'
import { findLink, linkSpent } from '../links.ts'
import { queueMail, sendSoon } from '../mail/queue.ts'
import type { Handler } from '../operation.ts'
import { AddressTaken } from '../ports/addressTaken.ts'
import { checkPassword } from '../session/currentPassword.ts'

export const changeEmail: Handler<'changeEmail'> = async ({ body, lang, caller }, env) => {
  const { applicant } = caller
  const failure = await checkPassword(env, applicant, body.current_password)
  if (failure) return failure
  if (await env.store.applicants.findByEmail(body.email))
    return { status: 422, errors: [{ field: 'email', rule: 'validateEmail', limit: 0 }] }
  await requireAttempt(env, `changeEmail:${applicant.id}`, env.config.limits.applicantRequests)
  const letter = { applicantId: applicant.id, newEmail: body.email, language: lang }
  await env.store.transaction(async (store) => {
    await store.linkTokens.removeOf(applicant.id, 'confirm')
    await queueMail(store, env, { kind: 'confirmEmail', ...letter })
    await queueMail(store, env, { kind: 'emailChange', ...letter, oldEmail: applicant.email })
  })
  await sendSoon(env)
  return { status: 200, body: { result: true } }
}

export const confirmEmail: Handler<'confirmEmail'> = async ({ body }, env) => {
  const link = await findLink(env, body.token, 'confirm')
  if (!link?.newEmail) return linkSpent
  const { id, applicantId, newEmail } = link
  try {
    const isChanged = await env.store.transaction(async (store) => {
      if (!(await store.linkTokens.use(id, env.clock().toISOString()))) return false
      // A link for a new password went to the old address.
      await store.linkTokens.removeOf(applicantId, 'reset')
      await changeApplicant(store, applicantId, { email: newEmail })
      return true
    })
    return isChanged ? { status: 200, body: { result: true } } : linkSpent
  } catch (error) {
    if (error instanceof AddressTaken) return { status: 409, problem: 'email-taken-since' }
    throw error
  }
}
