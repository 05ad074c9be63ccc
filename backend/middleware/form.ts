import * as z from 'zod/mini'
import { type RuleIssue, firstIssues } from '#domain/ruleIssues.ts'
import { isRecord } from '#domain/record.ts'
import { ProblemError } from '../problem.ts'

/** Checks the rules of a body that fits its schema. A field may be missing, whether the schema requires it or not. */
export type FormRules = (body: unknown) => Promise<{ error?: z.core.$ZodError }>

/**
 * Reads the body of a form with its schema and its rules, or ends the call with 422 and one issue for each wrong field. A missing text
 * counts as empty, and an empty or missing choice as not made, so that each is refused by its own rule. Where a value does not fit
 * the schema, the other fields are still checked.
 */
export async function checkForm(schema: z.ZodMiniType, rules: FormRules, given: unknown): Promise<unknown> {
  const body = withBlanks(schema, given)
  const fitting = withoutRequired(schema).safeParse(body, { reportInput: true })
  if (fitting.success) {
    const { error } = await rules(fitting.data)
    if (error) throw new ProblemError(422, { errors: firstIssues(error) })
    return fitting.data
  }
  const errors = firstIssues(fitting.error)
  throw new ProblemError(422, { errors: [...errors, ...(await otherIssues(schema, rules, body, errors))] })
}

/** The issues of the fields that fit the schema, in a body of which others do not. */
async function otherIssues(schema: z.ZodMiniType, rules: FormRules, body: unknown, found: RuleIssue[]) {
  if (!isRecord(body)) return []
  const unfit = new Set(found.map(fieldOf))
  const rest = Object.fromEntries(Object.entries(body).filter(([name]) => !unfit.has(name)))
  const fitting = withoutRequired(schema).safeParse(withBlanks(schema, rest))
  if (!fitting.success) return []
  const { error } = await rules(fitting.data)
  return error ? firstIssues(error).filter((issue) => !unfit.has(fieldOf(issue))) : []
}

/** The form's field in which an issue is: 'itSkills' for 'itSkills.0.yoe'. */
const fieldOf = ({ field }: RuleIssue) => field.split('.')[0] ?? ''

/** The closed object of a schema without required fields: the rules refuse missing ones with the texts of the fields. */
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
