import * as z from 'zod'
import { namedLimits } from '#backend/limits.ts'
import { LIMIT_WINDOW } from '#domain/limits.ts'
import { operations } from '#openapi/generated/operations.ts'

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
export const limits = z.string().transform((text, context) => {
  const result = schema.safeParse(parseJson(text))
  if (result.success) return result.data
  context.addIssue(result.error.issues.map(textOf).join('; '))
  return z.NEVER
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The schema refuses null with a message that shows the right form.
    return null
  }
}

function textOf(issue: z.core.$ZodIssue): string {
  const place = issue.path.join('.')
  if (place === '') return 'must be JSON such as {"checkEmail": {"count": 30, "within": 60000}}'
  const message = issue.code === 'invalid_key' ? issue.issues[0]?.message : issue.message
  return `${place}: ${message}`
}
