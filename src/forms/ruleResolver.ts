import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type RuleIssue, firstIssues } from '#domain/ruleIssues.ts'
import { loadAwaited } from '../lib/reloadOnFailedChunk.ts'

/** A schema of `domain/forms`, made of the named rules. */
export type RuleSchema<Values = unknown> = z.ZodMiniType<Values>

/** A schema, or a function that loads it. Forms of public pages load theirs after the start, because zod is a tenth of their code. */
export type RuleSchemaSource<Values = unknown> = RuleSchema<Values> | (() => Promise<RuleSchema<Values>>)

/**
 * Adapts a schema to react-hook-form: each invalid field gets the message of its first failing rule (spec §5). Valid values have the type
 * of the schema's output.
 */
export function ruleResolver<Values>(
  source: RuleSchemaSource<Values>,
  messageOf: (issue: RuleIssue) => string,
): Resolver<FieldValues, unknown, Values> {
  return async (values) => {
    const schema = typeof source === 'function' ? await loadAwaited(source) : source
    const { error, data } = await schema.safeParseAsync(values, { reportInput: true })
    if (!error) return { values: data, errors: {} }
    const errors: FieldErrors = {}
    for (const issue of firstIssues(error)) {
      set(errors, issue.field, { type: issue.rule, message: messageOf(issue) })
    }
    return { values: {}, errors }
  }
}
