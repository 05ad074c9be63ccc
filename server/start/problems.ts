/** Error messages about the configuration: each variable with its value and the right form, secrets masked. */

import { editDistance } from '#domain/editDistance.ts'

/** A wrong or missing environment variable. */
export type Mistake = { name: string; message: string }

/** Creates a single error with all mistakes. `notes` are further sentences, not about a value. */
export function configError(
  environment: Record<string, string | undefined>,
  mistakes: Mistake[],
  notes: string[] = [],
): Error {
  const lines = mistakes.map(({ name, message }) => {
    const value = environment[name]
    return value === undefined
      ? `${name} is not set: ${message}`
      : `${name} is ${JSON.stringify(mask(name, value))}: ${message}`
  })
  return new Error(
    `The configuration is not valid:\n${[...lines, ...notes].map((line) => `  ${line}`).join('\n')}`,
  )
}

/** Masks the secrets in a value, which may be a URL. */
export function mask(name: string, value: string): string {
  if (name.endsWith('_SECRET')) return '***'
  return withoutUserPassword(value).replaceAll(/(password=)[^&]*/gi, '$1***')
}

/** Masks the password of `user:password@host`, also in an invalid URL. */
function withoutUserPassword(address: string): string {
  const userAt = address.includes('//') ? address.indexOf('//') + 2 : 0
  const colonAt = address.indexOf(':', userAt)
  const hostAt = address.lastIndexOf('@')
  if (colonAt === -1 || hostAt < colonAt) return address
  return `${address.slice(0, colonAt)}:***${address.slice(hostAt)}`
}

/** Returns a sentence for each unknown variable that begins with `HASHI_`, with the most similar known name. */
export function unknownVariables(given: string[], known: string[]): string[] {
  return given
    .filter((name) => name.startsWith('HASHI_') && !known.includes(name))
    .map((name) => {
      const similar = mostSimilar(name, known)
      return `${name} is not a variable of Hashi.${similar === null ? '' : ` Did you mean ${similar}?`}`
    })
}

/** The maximum number of typing errors for a suggestion. */
const MOST_ERRORS = 2

function mostSimilar(name: string, known: string[]): string | null {
  const bare = (text: string) => text.replace('HASHI_', '').replaceAll('_', '')
  const [best] = known
    .map((each) => ({ each, errors: editDistance(bare(name), bare(each)) }))
    .sort((a, b) => a.errors - b.errors)
  return best !== undefined && best.errors <= MOST_ERRORS ? best.each : null
}
