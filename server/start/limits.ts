import * as z from 'zod'
import { namedLimits } from '#backend/limits.ts'
import { LIMIT_WINDOW } from '#domain/limits.ts'
import { operations } from '#openapi/generated/operations.ts'
import { jsonOption } from '../jsonOption.ts'

const COUNT = 'must be a whole number from 1'
const WITHIN = `must be milliseconds from 1000 to ${LIMIT_WINDOW}`

const isKnown = (name: string) => Object.hasOwn(namedLimits, name) || Object.hasOwn(operations, name)

const schema = z.record(
  z.string().refine(isKnown, 'is not an operation'),
  z.strictObject({
    count: z.number(COUNT).int(COUNT).min(1, COUNT),
    within: z.number(WITHIN).int(WITHIN).min(1000, WITHIN).max(LIMIT_WINDOW, WITHIN),
  }),
)

/** Parses changed limits, JSON by operation. Each mistake is reported with its path. */
export const limits = jsonOption(schema, (issues) => issues.map(textOf).join('; '))

function textOf(issue: z.core.$ZodIssue): string {
  const place = issue.path.join('.')
  if (place === '') return 'must be JSON such as {"checkEmail": {"count": 30, "within": 60000}}'
  const message = issue.code === 'invalid_key' ? issue.issues[0]?.message : issue.message
  return `${place}: ${message}`
}
