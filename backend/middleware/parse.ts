import type * as z from 'zod/mini'
import { parseId } from '#domain/ids.ts'
import { type RuleIssue, firstIssues } from '#domain/ruleIssues.ts'
import { isStorable } from '#domain/text.ts'
import type { AppContext, Middleware, Row } from '../http.ts'
import { ProblemError } from '../problem.ts'
import { readBody } from './body.ts'
import { decodeText, decodeTexts } from './decode.ts'
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
    const read = () => readBody(c.req.raw, row, c.env.call.readBytes)
    c.set('body', row.body && (await parseBody(row.body, await read(), rules)))
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
  return check(schema, decodeTexts(pairs, kinds), nameParameters)
}

async function parseBody(schema: z.ZodMiniType, body: unknown, rules?: FormRules): Promise<unknown> {
  const unstorable = pathOfUnstorable(body)
  if (unstorable)
    throw new ProblemError(422, { errors: [{ field: unstorable.join('.'), rule: 'invalid', limit: 0 }] })
  return rules ? checkForm(schema, rules, body) : check(schema, body)
}

/** The maximum depth and list length of a body, above those of every schema in the contract. */
const DEEPEST = 20
const LONGEST_LIST = 1_000

/**
 * Returns the path of a text that cannot be stored, or of a value too deep or too long for any schema, or null. A schema alone would
 * create an issue for every item of a long list.
 */
function pathOfUnstorable(value: unknown, path: string[] = []): string[] | null {
  if (path.length > DEEPEST) return path
  if (typeof value === 'string') return isStorable(value) ? null : path
  if (Array.isArray(value) && value.length > LONGEST_LIST) return path
  if (typeof value !== 'object' || value === null || value instanceof Blob) return null
  for (const [key, part] of Object.entries(value)) {
    const found = pathOfUnstorable(part, [...path, key])
    if (found) return found
  }
  return null
}

/** Reduces the issues to one for each parameter, without positions in lists. */
function nameParameters(issues: RuleIssue[]): RuleIssue[] {
  const named = issues.map((issue) => ({ ...issue, field: issue.field.replace(/\..*/, '') }))
  return named.filter(({ field }, at) => named.findIndex((other) => other.field === field) === at)
}

/** Parses with a schema. Throws 422 with one issue for each wrong field. */
function check(
  schema: z.ZodMiniType,
  value: unknown,
  rename: (issues: RuleIssue[]) => RuleIssue[] = (issues) => issues,
): unknown {
  const result = schema.safeParse(value, { reportInput: true })
  if (!result.success) throw new ProblemError(422, { errors: rename(firstIssues(result.error)) })
  return result.data
}
