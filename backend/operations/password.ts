/** A forgotten password, and a change of the password. */

import { firstIssues } from '#domain/ruleIssues.ts'
import { checkCaptcha } from '../captcha/check.ts'
import { changeAccount } from '../changeApplicant.ts'
import { findLink, linkSpent, spendLink } from '../links.ts'
import { mayRemind } from '../mail/limits.ts'
import { queueMail, sendQueued, sendSoon } from '../mail/queue.ts'
import type { Handler } from '../operation.ts'
import { newPasswordForm } from '../passwordForms.ts'
import { checkPassword, isStillPassword, wrongPassword } from '../session/currentPassword.ts'
import { forgetFailures } from '../session/loginAttempts.ts'
import { closeSessionsOf } from '../session/session.ts'

/** Does the same for every address: a letter is queued with or without an owner, and is composed after the response. */
export const forgotPassword: Handler<'forgotPassword'> = async ({ body, lang }, env) => {
  await checkCaptcha(env, body.captcha_token)
  if (await mayRemind(env, body.email)) {
    const owner = await env.store.applicants.findByEmail(body.email)
    const letter = { kind: 'forgotPassword', language: lang } as const
    await queueMail(
      env.store,
      env,
      owner
        ? { ...letter, applicantId: owner.id, accountVersion: owner.accountVersion }
        : { ...letter, applicantId: null },
    )
  }
  void sendQueued(env)
  return { status: 200, body: { result: true } }
}

/** Checks the token before the password: the rules of a password are of no use without a valid link. */
export const resetPassword: Handler<'resetPassword'> = async ({ body, lang }, env) => {
  if (!(await findLink(env, body.token, 'reset'))) return linkSpent
  const { error } = await newPasswordForm.safeParseAsync(body)
  if (error) return { status: 422, errors: firstIssues(error) }
  const passwordHash = await env.passwords.hash(body.password)
  const applicant = await env.store.transaction(async (store) => {
    const found = await spendLink({ ...env, store }, body.token, 'reset')
    if (!found) return null
    const { id: applicantId, email } = found.applicant
    await closeSessionsOf(store, applicantId)
    await queueMail(store, env, { kind: 'passwordChanged', applicantId, email, language: lang })
    return changeAccount(store, applicantId, { passwordHash })
  })
  if (!applicant) return linkSpent
  await forgetFailures(env, applicant)
  await sendSoon(env)
  return { status: 200, body: { result: true } }
}

export const changePassword: Handler<'changePassword'> = async ({ body, lang, caller }, env) => {
  const { applicant, session } = caller
  const failure = await checkPassword(env, applicant, body.current_password)
  if (failure) return failure
  const passwordHash = await env.passwords.hash(body.password)
  const isChanged = await env.store.transaction(async (store) => {
    if (!(await isStillPassword(store, applicant))) return false
    const { id: applicantId, email } = await changeAccount(store, applicant.id, { passwordHash })
    await closeSessionsOf(store, applicantId, session.family)
    await queueMail(store, env, { kind: 'passwordChanged', applicantId, email, language: lang })
    return true
  })
  if (!isChanged) return wrongPassword
  await sendSoon(env)
  return { status: 200, body: { result: true } }
}
