/** Texts for staff about the form that a value must have, read from the schema that it does not fit. */

import type * as z from 'zod/mini'
import type { Lang } from '#domain/lang.ts'
import { backendTexts } from '#i18n/backend.ts'

/** The most values of a field that a text lists, and the number that it lists of more. */
const LISTED = { all: 13, some: 3 }

type Texts = (typeof backendTexts)[Lang]['staffIssues']['forms']

const types = {
  string: 'text',
  number: 'wholeNumber',
  int: 'wholeNumber',
  boolean: 'trueOrFalse',
  array: 'list',
  object: 'object',
} as const

/** The forms of texts, by the format of the schema or else by the field that has a pattern. */
const formats = {
  date: 'date',
  datetime: 'time',
  advisor: 'externalId',
  slug: 'slug',
  tags: 'slug',
  category: 'category',
  after: 'wholeNumber',
  url: 'webAddress',
  website: 'webAddress',
} as const

/** The pattern of texts that are not blank. */
const NOT_BLANK = String(/\S/)

/** Settings of a parse for `formIn`: the message of an issue names the format of its schema, which a value of another type has not reached. */
export const naming: z.core.ParseContext<z.core.$ZodIssue> = {
  reportInput: true,
  error: ({ inst }) => (inst && 'format' in inst._zod.def ? String(inst._zod.def.format) : undefined),
}

/** Returns the text about the form that the value of a field must have, or that there is no such field; null if the error does not name it. */
export function formIn({ issues }: z.core.$ZodError, field: string, lang: Lang): string | null {
  const isUnknown = issues.some(
    (issue) =>
      issue.code === 'unrecognized_keys' &&
      issue.keys.some((key) => [...issue.path, key].join('.') === field),
  )
  if (isUnknown) return backendTexts[lang].staffIssues.unknownField
  const first = issues.find(({ path }) => path.join('.') === field)
  return first ? formOf(first, lang) : null
}

function formOf(issue: z.core.$ZodIssue, lang: Lang): string | null {
  const texts = backendTexts[lang].staffIssues.forms
  if (issue.code === 'invalid_type')
    return named(texts, formats, issue.message) ?? named(texts, types, issue.expected)
  if (issue.code === 'invalid_format' && issue.pattern === NOT_BLANK)
    return backendTexts[lang].staffIssues.blank
  if (issue.code === 'invalid_format')
    return named(texts, formats, issue.format === 'regex' ? String(issue.path[0]) : issue.format)
  if (issue.code === 'invalid_value') return oneOf(texts, issue.values.map(String))
  return sizeOf(texts, issue, lang)
}

function named<Form extends keyof Texts>(texts: Pick<Texts, Form>, forms: Record<string, Form>, key: string) {
  const form = forms[key]
  return form === undefined ? null : texts[form]
}

const oneOf = (texts: Texts, values: string[]) =>
  values.length > LISTED.all
    ? texts.oneOfMany({ values: values.slice(0, LISTED.some) })
    : texts.oneOf({ values })

function sizeOf(texts: Texts, issue: z.core.$ZodIssue, lang: Lang): string | null {
  if (issue.code === 'too_big' && issue.origin !== 'string' && issue.origin !== 'array')
    return texts.atMost({ limit: Number(issue.maximum) })
  if (issue.code !== 'too_small') return null
  if (issue.origin === 'string') return backendTexts[lang].staffIssues.blank
  const limit = Number(issue.minimum)
  return issue.origin === 'array' ? texts.longerList({ limit }) : texts.atLeast({ limit })
}
