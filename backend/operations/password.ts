/** A forgotten password, and a change of the password. */
import { newPasswordForm } from '#domain/forms/account.ts'
import { firstIssues } from '#domain/ruleIssues.ts'
import { checkCaptcha } from '../captcha/check.ts'
import { changeApplicant } from '../changeApplicant.ts'
import { findLink, linkSpent } from '../links.ts'
import { mayRemind } from '../mail/confirmation.ts'
import { queueMail, sendQueued, sendSoon } from '../mail/queue.ts'
import type { Handler } from '../operation.ts'
import { checkPassword } from '../session/currentPassword.ts'
import { forgetFailures } from '../session/loginAttempts.ts'
import { closeSessionsOf } from '../session/session.ts'

/** Does the same for every address: its owner and the mail are determined after the response. */
export const forgotPassword: Handler<'forgotPassword'> = async ({ body, lang }, env) => {
  await checkCaptcha(env, body.captcha_token)
  if (await mayRemind(env, body.email))
    await queueMail(env.store, env, { kind: 'forgotPassword', email: body.email, language: lang })
  void sendQueued(env)
  return { status: 200, body: { result: true } }
}

/** Checks the token before the password: the rules of a password are of no use without a valid link. */
export const resetPassword: Handler<'resetPassword'> = async ({ body, lang }, env) => {
  const link = await findLink(env, body.token, 'reset')
  if (!link) return linkSpent
  const { error } = newPasswordForm.safeParse(body)
  if (error) return { status: 422, errors: firstIssues(error) }
  const passwordHash = await env.passwords.hash(body.password)
  const applicant = await env.store.transaction(async (store) => {
    if (!(await store.linkTokens.use(link.id, env.clock().toISOString()))) return null
    await closeSessionsOf(store, link.applicantId)
    // Somebody with the old password may have asked for another e-mail address.
    await store.linkTokens.removeOf(link.applicantId, 'confirm')
    await queueMail(store, env, { kind: 'passwordChanged', applicantId: link.applicantId, language: lang })
    return changeApplicant(store, link.applicantId, { passwordHash })
  })
  if (!applicant) return linkSpent
  await forgetFailures(env, applicant.email)
  await sendSoon(env)
  return { status: 200, body: { result: true } }
}

export const changePassword: Handler<'changePassword'> = async ({ body, lang, caller }, env) => {
  const { applicant, session } = caller
  const failure = await checkPassword(env, applicant, body.current_password)
  if (failure) return failure
  const passwordHash = await env.passwords.hash(body.password)
  await env.store.transaction(async (store) => {
    await changeApplicant(store, applicant.id, { passwordHash })
    await closeSessionsOf(store, applicant.id, session.family)
    await store.linkTokens.removeOf(applicant.id, 'confirm')
    await store.linkTokens.removeOf(applicant.id, 'reset')
    await queueMail(store, env, { kind: 'passwordChanged', applicantId: applicant.id, language: lang })
  })
  await sendSoon(env)
  return { status: 200, body: { result: true } }
}
