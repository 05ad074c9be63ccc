import { FAILED_LOGINS, RATE_LIMITS } from '#domain/limits.ts'
import type { Limits } from './ports/env.ts'

const { checkEmail, submission } = RATE_LIMITS

/** Calls for each network address (interfaces §4), failed logins for each e-mail address (product-decisions §4). */
export const defaultLimits: Limits = {
  checkEmail,
  createEntry: submission,
  createInquiry: submission,
  createInvitation: submission,
  sendContact: submission,
  forgotPassword: submission,
  failedLogins: FAILED_LOGINS,
}
