/** Checks a line of an import against the schema of its kind. */

import type * as z from 'zod/mini'
import type { Lang } from '#domain/lang.ts'
import { isRecord } from '#domain/record.ts'
import { type RuleIssue, firstIssues, ruleMessage } from '#domain/ruleIssues.ts'
import { backendTexts } from '#i18n/backend.ts'
import { ExternalId } from '#openapi/staff/generated/zod.ts'
import type { ContentState } from '../ports/content.ts'
import type { ContentKind } from './kind.ts'
import type { Line } from './lines.ts'
import { formIn, naming } from './valueForms.ts'

/** A line that fits the schema of its kind. */
export type Entry<Body> = { line: number; externalId: string; body: Body }

export type FieldError = { field: string; message: string }

type Checked<Body> = { entry: Entry<Body>; errors: [] } | { entry: null; errors: FieldError[] }

/** Checks a line. `lineOf` has the line of each external id so far, and gets the one of this line. */
export function checkLine<Body extends object, Item extends ContentState>(
  kind: ContentKind<Body, Item>,
  line: Line,
  lineOf: Map<string, number>,
  lang: Lang,
): Checked<Body> {
  const texts = backendTexts[lang].staffIssues
  const value = 'text' in line ? parse(line.text) : line.mistake
  if (typeof value === 'string') return refused('', texts[value])
  const { external_id: name, ...rest } = value
  const externalId = ExternalId.safeParse(name).data
  if (externalId === undefined) return refused('external_id', texts.noName)
  const first = lineOf.get(externalId)
  if (first !== undefined) return refused('external_id', texts.duplicate({ line: first }))
  lineOf.set(externalId, line.number)
  const { error, data } = kind.schema.safeParse(rest, naming)
  if (error) return { entry: null, errors: errorsOf(error, lang) }
  return { entry: { line: line.number, externalId, body: data }, errors: [] }
}

const refused = (field: string, message: string) => ({ entry: null, errors: [{ field, message }] })

/** Parses a line. Returns the mistake if it is no JSON object. */
function parse(text: string): Record<string, unknown> | 'notJson' {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : 'notJson'
  } catch {
    return 'notJson'
  }
}

/** Returns the errors of a line that does not fit its schema, with the text of the rule that each field breaks. */
function errorsOf(error: z.core.$ZodError, lang: Lang): FieldError[] {
  const texts = backendTexts[lang]
  return firstIssues(error).map((issue: RuleIssue) => ({
    field: issue.field,
    message:
      issue.rule === 'required'
        ? texts.staffIssues.missing
        : (issue.rule === 'invalid' && formIn(error, issue.field, lang)) ||
          ruleMessage(texts.rules, issue, issue.field),
  }))
}
