import {
  APPLICANT_MESSAGES,
  APPLICANT_REQUESTS,
  APPLICATIONS,
  CONFIRMATION_MAILS,
  ENTRIES_OF_MAILBOX,
  FAILED_LOGINS,
  FAILED_LOGINS_OF_NETWORK,
  RATE_LIMITS,
  REMINDER_MAILS,
  STAFF_CALLS,
} from '#domain/limits.ts'
import type { Limits } from './ports/env.ts'

const { checkEmail, submission } = RATE_LIMITS

/** Limits that do not belong to one operation. */
export const namedLimits = {
  failedLogins: FAILED_LOGINS,
  failedLoginsOfNetwork: FAILED_LOGINS_OF_NETWORK,
  confirmationMails: CONFIRMATION_MAILS,
  entriesOfMailbox: ENTRIES_OF_MAILBOX,
  reminderMails: REMINDER_MAILS,
  applicantRequests: APPLICANT_REQUESTS,
  applications: APPLICATIONS,
  applicantMessages: APPLICANT_MESSAGES,
  staffCalls: STAFF_CALLS,
}

/** The default limits of a server. The limit of an operation applies to each network. */
export const defaultLimits: Limits = {
  ...namedLimits,
  checkEmail,
  createEntry: submission,
  createInquiry: submission,
  createInvitation: submission,
  sendContact: submission,
  forgotPassword: submission,
}
