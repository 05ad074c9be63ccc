import type { RuleIssue } from '#domain/ruleIssues.ts'
import type { Env } from '../ports/env.ts'
import { ProblemError } from '../problem.ts'

const refused: RuleIssue = { field: 'captcha_token', rule: 'required', limit: 0 }

/**
 * Ends the call with 422 where the forms have a bot check and it does not accept the token, with 503 where the check gives no
 * answer. Tokens work once, so this comes after all that is checked without asking anybody.
 */
export async function checkCaptcha({ captcha }: Env, token = ''): Promise<void> {
  if (!captcha) return
  if (token === '' || !(await ask(captcha.isHuman(token)))) throw new ProblemError(422, { errors: [refused] })
}

async function ask(answer: Promise<boolean>): Promise<boolean> {
  try {
    return await answer
  } catch (error) {
    console.error('The bot check gave no answer:', error instanceof Error ? error.message : error)
    throw new ProblemError(503)
  }
}
