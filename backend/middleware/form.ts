import * as z from 'zod/mini'
import { withFileControls } from '#domain/forms/fileIssue.ts'
import { isRecord } from '#domain/record.ts'
import { type RuleIssue, firstIssues } from '#domain/ruleIssues.ts'
import { ProblemError } from '../problem.ts'
import { inOrderOf } from './errorOrder.ts'

/** Checks the rules of a body that fits its schema. Any field may be missing. */
export type FormRules = (body: unknown) => Promise<{ error?: z.core.$ZodError }>

/**
 * Parses the body of a form with its schema and checks its rules. Throws 422 with one issue for each wrong field. Missing texts count as
 * empty and empty choices as missing, so that the field's own rule refuses them. If a value does not fit the schema, the other
 * fields are still checked.
 */
export async function checkForm(schema: z.ZodMiniType, rules: FormRules, given: unknown): Promise<unknown> {
  const body = withBlanks(schema, given)
  const fitting = withoutRequired(schema).safeParse(body, { reportInput: true })
  if (fitting.success) {
    const { error } = await rules(fitting.data)
    const errors = withMissing(schema, given, error ? firstIssues(error) : [])
    if (errors.length > 0) throw new ProblemError(422, { errors: inOrderOf(schema, errors) })
    return fitting.data
  }
  const errors = withFileControls(firstIssues(fitting.error))
  const others = await otherIssues(schema, rules, body, errors)
  const all = withMissing(schema, given, [...errors, ...others])
  throw new ProblemError(422, { errors: inOrderOf(schema, all) })
}

/** Adds the missing fields that the schema requires and no rule names, such as a text that may be empty. */
function withMissing(schema: z.ZodMiniType, given: unknown, found: RuleIssue[]): RuleIssue[] {
  if (!isRecord(given) || !hasShape(schema)) return found
  const named = new Set(found.map(fieldOf))
  const missing = Object.entries(schema.shape)
    .filter(([name, field]) => given[name] === undefined && !field.safeParse(undefined).success)
    .filter(([name]) => !named.has(name))
    .map(([field]): RuleIssue => ({ field, rule: 'required', limit: 0 }))
  return [...found, ...missing]
}

/** Returns the issues of the fields that fit the schema, if other fields of the body do not. */
async function otherIssues(schema: z.ZodMiniType, rules: FormRules, body: unknown, found: RuleIssue[]) {
  if (!isRecord(body)) return []
  const unfit = new Set(found.map(fieldOf))
  const rest = Object.fromEntries(Object.entries(body).filter(([name]) => !unfit.has(name)))
  const fitting = withoutRequired(schema).safeParse(withBlanks(schema, rest))
  if (!fitting.success) return []
  const { error } = await rules(fitting.data)
  return error ? firstIssues(error).filter((issue) => !unfit.has(fieldOf(issue))) : []
}

/** Returns the form field of an issue: 'itSkills' for 'itSkills.0.yoe'. */
const fieldOf = ({ field }: RuleIssue) => field.split('.')[0] ?? ''

/** Makes all fields of a strict object optional, because the rules refuse missing fields with better texts. */
function withoutRequired(schema: z.ZodMiniType): z.ZodMiniType {
  if (!hasShape(schema)) return schema
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, z.optional(field)])
  return z.strictObject(Object.fromEntries(fields))
}

function withBlanks(schema: z.ZodMiniType, given: unknown): unknown {
  if (!isRecord(given) || !hasShape(schema)) return given
  const body = { ...given }
  for (const [name, field] of Object.entries(schema.shape)) {
    const takesBlank = field.safeParse('').success
    if (body[name] === '' && !takesBlank) delete body[name]
    if (!(name in body) && takesBlank && !field.safeParse(undefined).success) body[name] = ''
  }
  return body
}

const hasShape = (schema: z.ZodMiniType): schema is z.ZodMiniObject<Record<string, z.ZodMiniType>> =>
  'shape' in schema
