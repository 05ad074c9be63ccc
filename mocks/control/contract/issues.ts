import type * as z from 'zod/mini'

export type Issue = { path: string; message: string }

/** The depth of issues within the choices of a union, and their number that is shown. */
const MOST = 20

/** Returns the differences of a value from a schema, as sentences without a subject. */
export function issuesOf(schema: z.ZodMiniType, value: unknown): Issue[] {
  const result = schema.safeParse(value)
  return result.success ? [] : result.error.issues.slice(0, MOST).map(issueOf)
}

function issueOf(issue: z.core.$ZodIssue): Issue {
  return { path: issue.path.map(String).join('.'), message: messageOf(issue) }
}

/** zod/mini has no messages of its own. */
function messageOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${issue.expected === 'int' ? 'a whole number' : `of type ${issue.expected}`}`
    case 'too_big':
      return `must be at most ${issue.maximum}${unitOf(issue.origin)}`
    case 'too_small':
      return `must be at least ${issue.minimum}${unitOf(issue.origin)}`
    case 'invalid_format':
      return `must have the format ${issue.format === 'regex' ? (issue.pattern ?? 'of the contract') : issue.format}`
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ')}`
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}`
    case 'invalid_union':
      return 'fits none of the possible forms'
    default:
      return 'is not valid'
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long'
  return origin === 'array' ? ' items long' : ''
}
