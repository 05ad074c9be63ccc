/** Values of options and arguments. A wrong one ends the command with the exit code of wrong usage. */

import { InvalidArgumentError } from 'commander'
import { isFullDate } from '#domain/dates.ts'

/** Parses a whole number from 1. */
export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Please give a whole number from 1.')
  return Number(text)
}

/** Parses a whole number from 0. */
export const countFromZero = (text: string): number => (text === '0' ? 0 : wholeNumber(text))

/** Parses a date such as 2027-01-31. */
export function date(text: string): string {
  if (!isFullDate(text)) throw new InvalidArgumentError('Please give a date such as 2027-01-31.')
  return text
}

/** Parses a list with commas, of these values. */
export const listOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value[] =>
    text.split(',').map((part) => {
      const found = values.find((value) => value === part.trim())
      if (found === undefined) throw new InvalidArgumentError(`Please use ${values.join(', ')}.`)
      return found
    })

/** Parses one of these values. */
export const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value => {
    const found = values.find((value) => value === text)
    if (found === undefined) throw new InvalidArgumentError(`Please use ${values.join(', ')}.`)
    return found
  }

/** Parses a time such as 2027-01-31T10:00, in Japan unless it has an offset, and returns it as ISO in UTC. */
export function timeInJapan(text: string): string {
  const [, day, local, offset = '+09:00'] =
    /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2})?(?:\.\d{1,3})?)(Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? []
  const time = new Date(`${day}${local}${offset}`)
  if (day === undefined || !isFullDate(day) || Number.isNaN(time.getTime()))
    throw new InvalidArgumentError('Please give a time such as 2027-01-31T10:00.')
  return time.toISOString()
}

/** Parses a text of a form. `form` is the sentence about a wrong one. */
const textOf =
  (pattern: RegExp, form: string) =>
  (text: string): string => {
    if (!pattern.test(text)) throw new InvalidArgumentError(form)
    return text
  }

/** Parses a whole address of mail. */
export const address = textOf(/^[^\s@]+@[^\s@]+$/, 'Please give a full address such as maria@example.com.')

/** Parses the address of a tag on the site (schema `BlogTagSlug`). */
export const tagSlug = textOf(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Please give a word such as residence-status.')

/** Parses the address of a category on the site (schema `BlogCategorySlug`). */
export const categorySlug = textOf(
  /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/,
  'Please give one word or two, such as japanese/visa.',
)

/** Parses the version of a thing, as a command has shown it. */
export const version = textOf(/^[\w.-]+$/, 'Please give the version from an earlier answer.')
