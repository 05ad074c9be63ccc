import type { RuleIssue } from '#domain/ruleIssues.ts'
import type { Env } from '../ports/env.ts'
import { RETRY_AFTER } from '../ports/unavailable.ts'
import { ProblemError } from '../problem.ts'
import { createRequestLog, reasonOf } from '../requestLog.ts'

const logFailure = createRequestLog('failed bot checks')

const refused: RuleIssue = { field: 'captcha_token', rule: 'required', limit: 0 }

/**
 * Ends the call with 422 if the bot check refuses the token, and with 503 if the check fails. Does nothing without a bot check.
 * Tokens work once, so call this after all local checks.
 */
export async function checkCaptcha({ captcha }: Env, token = ''): Promise<void> {
  if (!captcha) return
  if (token === '' || !(await ask(captcha.isHuman(token)))) throw new ProblemError(422, { errors: [refused] })
}

async function ask(result: Promise<boolean>): Promise<boolean> {
  try {
    return await result
  } catch (error) {
    logFailure('The bot check gave no reply:', reasonOf(error))
    throw new ProblemError(503, { headers: { 'Retry-After': String(RETRY_AFTER) } })
  }
}
