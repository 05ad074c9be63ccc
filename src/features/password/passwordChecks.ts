import { PASSWORD_LENGTH } from '#domain/formLimits.ts'

/** A condition for a new password (product-decisions §4), and whether the password meets it. */
export type PasswordCheck = {
  name: 'length' | 'letter' | 'digit' | 'others'
  isMet: boolean
  /** The characters that are not allowed. */
  refused?: string
}

export function passwordChecks(password: string): PasswordCheck[] {
  const { length } = password
  const refused = [...new Set(password.replaceAll(/[A-Za-z0-9]/g, ''))].join('')
  return [
    { name: 'length', isMet: length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max },
    { name: 'letter', isMet: /[A-Za-z]/.test(password) },
    { name: 'digit', isMet: /[0-9]/.test(password) },
    { name: 'others', isMet: length > 0 && refused === '', refused },
  ]
}
