/** The view of staff on a mail. */

import { versionOf } from '../contentVersion.ts'
import type { MailRecord } from '../ports/mails.ts'

/** Returns a mail without its text. */
export async function mailView(mail: MailRecord) {
  const { applicantId: personId, nextTryAt, ...values } = mail
  return {
    ...values,
    personId,
    nextTryAt: mail.state === 'queued' ? nextTryAt : null,
    version: await versionOf(mail),
  }
}
