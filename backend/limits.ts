import { CONFIRMATION_MAILS, FAILED_LOGINS, FAILED_LOGINS_OF_NETWORK, RATE_LIMITS } from '#domain/limits.ts'
import type { Limits } from './ports/env.ts'

const { checkEmail, submission } = RATE_LIMITS

/** The limits beside those of operations. */
export const namedLimits = {
  failedLogins: FAILED_LOGINS,
  failedLoginsOfNetwork: FAILED_LOGINS_OF_NETWORK,
  confirmationMails: CONFIRMATION_MAILS,
}

/** The limits of a server that is not configured otherwise; operations have theirs for each network. */
export const defaultLimits: Limits = {
  ...namedLimits,
  checkEmail,
  createEntry: submission,
  createInquiry: submission,
  createInvitation: submission,
  sendContact: submission,
  forgotPassword: submission,
}
