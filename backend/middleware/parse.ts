import type * as z from 'zod/mini'
import { parseId } from '#domain/ids.ts'
import { type RuleIssue, firstIssues } from '#domain/ruleIssues.ts'
import type { AppContext, Middleware, Row } from '../http.ts'
import { ProblemError } from '../problem.ts'
import { readBody } from './body.ts'
import { decodeText, decodeTexts } from './decode.ts'

/** Reads path, query and body with the schemas of the contract. A bad path is a 404, anything else wrong a 422. */
export const parse =
  (row: Row): Middleware =>
  async (c, next) => {
    c.set('params', row.params && parseParams(c, row.params, row.paramKinds))
    c.set('query', row.query && parseQuery(c, row.query, row.queryKinds))
    c.set('body', row.body && check(row.body, await readBody(c.req.raw, row)))
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
  const pairs = [...new URL(c.req.url).searchParams]
  return check(schema, decodeTexts(pairs, kinds), nameParameters)
}

/** One issue for each parameter: which value of a list is wrong is not told. */
function nameParameters(issues: RuleIssue[]): RuleIssue[] {
  const named = issues.map((issue) => ({ ...issue, field: issue.field.replace(/\..*/, '') }))
  return named.filter(({ field }, at) => named.findIndex((other) => other.field === field) === at)
}

/** Parses with a schema, or ends the call with 422 and one issue for each wrong field. */
function check(
  schema: z.ZodMiniType,
  value: unknown,
  rename: (issues: RuleIssue[]) => RuleIssue[] = (issues) => issues,
): unknown {
  const result = schema.safeParse(value, { reportInput: true })
  if (!result.success) throw new ProblemError(422, { errors: rename(firstIssues(result.error)) })
  return result.data
}
