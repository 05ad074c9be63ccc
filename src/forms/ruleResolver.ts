import { type FieldErrors, type Resolver, set } from 'react-hook-form'
import * as z from 'zod/mini'
import { type RuleIssue, firstIssues } from '#domain/ruleIssues.ts'

/** A schema of `domain/forms`, made of the named rules. */
export type RuleSchema<Values = unknown> = z.ZodMiniType<Values>

/** Adapts a schema to react-hook-form: each invalid field gets the message of its first failing rule (spec §5). */
export function ruleResolver(schema: RuleSchema, messageOf: (issue: RuleIssue) => string): Resolver {
  return async (values) => {
    const { error } = await z.safeParseAsync(schema, values, { reportInput: true })
    if (!error) return { values, errors: {} }
    const errors: FieldErrors = {}
    for (const issue of firstIssues(error)) {
      set(errors, issue.field, { type: issue.rule, message: messageOf(issue) })
    }
    return { values: {}, errors }
  }
}
