/** The passwords that many people choose, which attackers try first (decision 101). */

import { PASSWORD_LENGTH } from '#domain/formLimits.ts'

let loading: Promise<ReadonlySet<string>> | undefined

/** Returns whether a password is on the list, in upper or lower case. The list is loaded with the first question. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load()
  return (await loading).has(password.toLowerCase())
}

/** The words of the list that the other rules of passwords allow; a tenth of it. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter(isAllowed))
}

const isAllowed = (word: string) =>
  word.length >= PASSWORD_LENGTH.min && /[a-z]/.test(word) && /[0-9]/.test(word)
