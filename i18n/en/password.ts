import { PASSWORD_LENGTH } from '#domain/formLimits.ts'

/** The fields of passwords. */
export const password = {
  labels: {
    current_password: 'Current password',
    password: 'New password',
    password_confirm: 'Confirm new password',
  },
  checks: {
    label: 'A new password needs',
    length: `${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters`,
    letter: 'A letter',
    digit: 'A digit',
    others: 'Letters and digits only',
    refused: ({ characters }: { characters: string }) => `Letters and digits only, not ${characters}`,
    isMet: '(done)',
    isNotMet: '(still missing)',
  },
}
