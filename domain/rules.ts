/**
 * The rules of the specification's §5 as checks for `.check(…)`. A failed rule never stops the following ones, so that checks
 * across fields run too. The first issue of a field becomes its message (`ruleIssues.ts`). Empty form values are '' or [],
 * never undefined.
 */

import * as z from 'zod/mini'
import { ageOn } from './dates.ts'
import { isEmail } from './email.ts'
import { AGE, PASSWORD_LENGTH, PHONE_DIGITS, TEXT_LENGTH } from './formLimits.ts'
import type { RuleName } from './ruleNames.ts'
import { isBlank, isLongerThan } from './text.ts'
import { WEB_ADDRESS } from './webAddress.ts'

/** The parameters of a failed check: the rule's name and number, if it has one (read by `firstIssues`). */
export const report = (name: RuleName, limit?: number) => ({ error: name, params: { rule: name, limit } })

/** The parameters of a list with more than `limit` entries. */
const reportEntries = (limit: number) => {
  const { error, params } = report('max', limit)
  return { error, params: { ...params, isList: true } }
}

/** Creates a check that reports under a rule's name. */
export function rule<Value>(name: RuleName, passes: (value: Value) => boolean, limit?: number) {
  return z.refine<Value>(passes, report(name, limit))
}

/** Returns false for text that shows nothing, false, an empty list, null and undefined. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return !isBlank(value)
  if (Array.isArray(value)) return value.length > 0
  return value !== undefined && value !== null && value !== false
}

const presence = (name: RuleName) => rule<unknown>(name, isFilled)

export const required = presence('required')
/** `required` for the checkbox of a consent, which has a text of its own in Japanese. */
export const requiredConsent = z.refine<boolean>(isFilled, {
  error: 'required',
  params: { rule: 'required', isConsent: true },
})
export const nameRequired = presence('nameRequired')
export const emailRequired = presence('emailRequired')
export const nationRequired = presence('nationRequired')
export const visaRequired = presence('visaRequired')
export const nihongoRequired = presence('nihongoRequired')
export const englishRequired = presence('englishRequired')
export const requiredName = presence('requiredName')
export const requiredNationality = presence('requiredNationality')
export const requiredCountry = presence('requiredCountry')
export const requiredEmploymentStatus = presence('requiredEmploymentStatus')
export const requiredPresentOccupation = presence('requiredPresentOccupation')
export const requiredWorkExperience = presence('requiredWorkExperience')
export const requiredYearWorkExperience = presence('requiredYearWorkExperience')
export const requiredProceduralExperience = presence('requiredProceduralExperience')
export const requiredContactType = presence('requiredContactType')
export const requiredContactDetails = presence('requiredContactDetails')

/** Matches a text of at most `longest` characters. Longer texts fail without running the expression. */
const matches = (text: string, expression: RegExp, longest: number) =>
  !isLongerThan(text, longest) && expression.test(text)

const pattern = (name: RuleName, expression: RegExp, longest: number) =>
  rule<string>(name, (text) => matches(text, expression, longest))

/** The longest number that `numeric` accepts, in digits. */
const LONGEST_NUMBER = 100

export const emailFormat = rule<string>('emailFormat', isEmail)
/** Optional; if filled, a link with `http`, `https` or no protocol. */
export const webAddress = pattern('invalid', WEB_ADDRESS, TEXT_LENGTH.url)
/** Optional; if filled, digits only. */
export const tel = rule<string>('tel', (text) => {
  const isNumber = text.length >= PHONE_DIGITS.min && matches(text, /^[0-9]+$/, PHONE_DIGITS.max)
  return text === '' || isNumber
})
/** Digits only, Latin or Arabic-Indic. */
export const numeric = pattern('numeric', /^([0-9]+|[٠-٩]+)$/, LONGEST_NUMBER)
/** Letters and digits only, both present. */
export const alphaNum = pattern(
  'alphaNum',
  /^([0-9]+[A-Za-z]|[A-Za-z]+[0-9])[A-Za-z0-9]*$/,
  PASSWORD_LENGTH.max,
)

/** At most `limit` characters. */
export const max = (limit: number) => rule<string>('max', (text) => !isLongerThan(text, limit), limit)
/** At least `limit` characters. */
export const min = (limit: number) => rule<string>('min', (text) => isLongerThan(text, limit - 1), limit)
export const minPassword = rule<string>(
  'minPassword',
  (text) => isLongerThan(text, PASSWORD_LENGTH.min - 1),
  PASSWORD_LENGTH.min,
)

/** Asks the server whether an address is free. Passes for an invalid address, which `emailFormat` reports. */
export const validateEmail = (isAvailable: (email: string) => Promise<boolean>) =>
  z.refine<string>(async (email) => !isEmail(email) || isAvailable(email), report('validateEmail'))

/** The age limits of the resume. The birthday is a full-date, `today` the calendar day in Japan. */
export const ageMin = (today: string) =>
  rule<string>('ageMin', (birthday) => birthday === '' || ageOn(birthday, today) >= AGE.min, AGE.min)
export const ageMax = (today: string) =>
  rule<string>('ageMax', (birthday) => birthday === '' || ageOn(birthday, today) <= AGE.max, AGE.max)

/** Lets a check run even if other fields are wrong. */
const isForm = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

/** Creates a check across fields of a form, reported on the first of them. It runs even if other fields are wrong. */
function across(
  name: RuleName,
  fields: string[],
  passes: (values: unknown[]) => boolean,
  params = report(name),
) {
  return z.refine<object>((form) => passes(fields.map((field) => Reflect.get(form, field))), {
    ...params,
    path: fields.slice(0, 1),
    when: isForm,
  })
}

/** `field` is filled and equals `other`. */
const sameAs = (name: RuleName, field: string, other: string) =>
  across(name, [field, other], ([value, first]) => isFilled(value) && value === first)

export const confirmedEmail = sameAs('confirmedEmail', 'email_confirm', 'email')
export const confirmedPassword = sameAs('confirmedPassword', 'password_confirm', 'password')

/** Asks whether many people choose the form's password. The list is too large for a page, so only the server has this rule. */
export const commonPassword = (isCommon: (password: string) => Promise<boolean>) =>
  z.refine<object>(
    async (form) => {
      const password: unknown = Reflect.get(form, 'password')
      return typeof password !== 'string' || !(await isCommon(password))
    },
    { ...report('commonPassword'), path: ['password'], when: isForm },
  )

/** At least one of the fields is given. */
const anyOf = (name: RuleName, fields: string[]) => across(name, fields, (values) => values.some(isFilled))

/** Consent to a registration with Hashi or with its sister job board (product-decisions §8). */
export const agreeToTarget = anyOf('agreeToTarget', ['agreeToHashi', 'agreeToGitTap'])
export const resumeGroupRequired = anyOf('resumeGroupRequired', [
  'resume',
  'resumeJp',
  'cvJp',
  'linkedInURL',
  'otherURL',
])

/** All parts of a date are chosen, reported on the first. */
export const checkDateRequired = (...parts: string[]) =>
  across('checkDateRequired', parts, (values) => values.every(isFilled))

/** A year and its month are both chosen or both left out. */
export const yearWithMonth = (year = 'year', month = 'month') =>
  across('checkDateRequired', [year, month], ([first, second]) => isFilled(first) === isFilled(second))

/** An end, if both are given, is not before its start. Reported on the end's year. */
export const endAfterStart = across(
  'invalid',
  ['endYear', 'endMonth', 'startYear', 'startMonth'],
  (values) => {
    if (!values.every(isFilled)) return true
    const [endYear = 0, endMonth = 0, startYear = 0, startMonth = 0] = values.map(Number)
    return endYear * 12 + endMonth >= startYear * 12 + startMonth
  },
)

/** A list has at most `limit` entries. */
export const maxEntries = (limit: number) =>
  z.refine<unknown[]>((list) => list.length <= limit, reportEntries(limit))

/** Several lists have at most `limit` entries together, reported on the first. */
export const maxEntriesTogether = (limit: number, ...lists: string[]) =>
  across(
    'max',
    lists,
    (values) =>
      values.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0) <= limit,
    reportEntries(limit),
  )
