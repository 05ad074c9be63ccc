import type * as z from 'zod/mini'
import { plainEmail } from '#domain/email.ts'
import { parseId } from '#domain/ids.ts'
import type { Lang } from '#domain/lang.ts'
import { isRecord } from '#domain/record.ts'
import { type RuleIssue, firstIssues, firstOfFields } from '#domain/ruleIssues.ts'
import { formIn, naming } from '../content/valueForms.ts'
import type { AppContext, Middleware, Row } from '../http.ts'
import type { FieldIssue } from '../mistakes.ts'
import { ProblemError } from '../problem.ts'
import { readBody, requireType } from './body.ts'
import { checkLimits } from './bodyLimits.ts'
import { decodeText, decodeTexts } from './decode.ts'
import { inOrderOf } from './errorOrder.ts'
import { type FormRules, checkForm } from './form.ts'

/**
 * Parses path, query and body with the schemas of the contract, and checks the `rules` of a form. Throws 404 for a wrong path
 * parameter and 422 for other wrong values.
 */
export const parse =
  (row: Row, rules?: FormRules): Middleware =>
  async (c, next) => {
    c.set('params', row.params && parseParams(c, row.params, row.paramKinds))
    c.set('query', row.query && parseQuery(c, row.query, row.queryKinds))
    if (row.contentType === 'application/x-ndjson') requireType(c.req.raw, row)
    const read = () => readBody(c.req.raw, row, c.env.call.readBytes)
    c.set('body', row.body && withPlainEmail(await parseBody(c, row.body, await read(), rules)))
    await next()
  }

function parseParams(c: AppContext, schema: z.ZodMiniType, kinds: Record<string, string>): unknown {
  const values = Object.entries(c.req.param() as Record<string, string>).map(([name, text]) => [
    name,
    kinds[name] === 'number' ? parseId(text) : decodeText(text, kinds[name] ?? 'string'),
  ])
  const result = schema.safeParse(Object.fromEntries(values))
  if (!result.success) throw new ProblemError(404)
  return result.data
}

function parseQuery(c: AppContext, schema: z.ZodMiniType, kinds: Record<string, string>): unknown {
  // Unknown names are ignored, so that links with tracking parameters work.
  const pairs = [...new URL(c.req.url).searchParams].filter(([name]) => Object.hasOwn(kinds, name))
  return check(schema, decodeTexts(pairs, kinds), (issues, error) =>
    formsForStaff(c, nameParameters(issues), error),
  )
}

async function parseBody(
  c: AppContext,
  schema: z.ZodMiniType,
  body: unknown,
  rules?: FormRules,
): Promise<unknown> {
  checkLimits(body)
  if (rules) return checkForm(schema, rules, body)
  return check(schema, body, (issues, error) => formsForStaff(c, issues, error))
}

/** Adds the form that a wrong value must have. Staff write bodies by hand, so that the name of the field alone is no help. */
const formsForStaff = (c: AppContext, issues: RuleIssue[], error: z.core.$ZodError): FieldIssue[] =>
  c.var.problemTexts === 'staffProblems' ? withForms(issues, error, c.var.lang ?? 'ja') : issues

const withForms = (issues: RuleIssue[], error: z.core.$ZodError, lang: Lang): FieldIssue[] =>
  issues.map((issue) => {
    const text = issue.rule === 'invalid' ? formIn(error, issue.field, lang) : null
    return text === null ? issue : { ...issue, text }
  })

/** All operations get an address and its repetition in the usual spelling. */
function withPlainEmail(body: unknown): unknown {
  if (!isRecord(body)) return body
  const emails = ['email', 'email_confirm'].flatMap((name) => {
    const typed = body[name]
    return typeof typed === 'string' ? [[name, plainEmail(typed)]] : []
  })
  return { ...body, ...Object.fromEntries(emails) }
}

/** Reduces the issues to one for each parameter, without positions in lists. An empty value is a wrong one: no parameter is required. */
function nameParameters(issues: RuleIssue[]): RuleIssue[] {
  return firstOfFields(
    issues.map(({ field, rule, ...issue }) => ({
      ...issue,
      field: field.split('.')[0] ?? '',
      rule: rule === 'required' ? 'invalid' : rule,
    })),
  )
}

/** Parses with a schema. Throws 422 with one issue for each wrong field. */
function check(
  schema: z.ZodMiniType,
  value: unknown,
  edit: (issues: RuleIssue[], error: z.core.$ZodError) => FieldIssue[],
): unknown {
  const result = schema.safeParse(value, naming)
  if (!result.success)
    throw new ProblemError(422, { errors: edit(inOrderOf(schema, firstIssues(result.error)), result.error) })
  return result.data
}
