import type * as z from 'zod/mini'
import { isRecord } from './record.ts'
import { type RuleName, type RuleText, type RuleTextParams, ruleNames } from './ruleNames.ts'

/**
 * A failed rule: its name, the name of the field in the form ('itSkills.0.yoe'), and the parameters of its text. A rule without a number
 * has the limit 0.
 */
export type RuleIssue = Omit<RuleTextParams, 'field'> & { rule: RuleName; field: string }

/** Reads the parameters that a rule of `rules.ts` reports; undefined for those of another check. */
function ruleParams(params: unknown): Omit<RuleIssue, 'field'> | undefined {
  if (!isRecord(params)) return undefined
  const rule = ruleNames.find((name) => name === params.rule)
  if (!rule) return undefined
  const limit = typeof params.limit === 'number' ? params.limit : 0
  return {
    rule,
    limit,
    ...(params.isList === true && { isList: true }),
    ...(params.isConsent === true && { isConsent: true }),
    ...(params.isEmpty === true && { isEmpty: true }),
  }
}

/**
 * Converts an issue of zod, which may name several unknown fields. Issues of the contract's schemas become the rule they resemble: `max`
 * for a text or a list that is too long, `required` for a missing field (if parsed with `reportInput`), otherwise `invalid`.
 */
function readIssue(issue: z.core.$ZodIssue): RuleIssue[] {
  const paths =
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
  return paths.map((path) => ({ field: path.join('.'), ...failedRule(issue) }))
}

function failedRule(issue: z.core.$ZodIssue): Omit<RuleIssue, 'field'> {
  const custom = issue.code === 'custom' ? ruleParams(issue.params) : undefined
  if (custom) return custom
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { rule: 'max', limit: Number(issue.maximum) }
  if (issue.code === 'too_big' && issue.origin === 'array')
    return { rule: 'max', limit: Number(issue.maximum), isList: true }
  if (issue.code === 'too_small' && issue.origin === 'string') {
    const limit = Number(issue.minimum)
    return limit <= 1 ? { rule: 'required', limit: 0 } : { rule: 'min', limit }
  }
  const isMissing = 'input' in issue && issue.input === undefined
  return { rule: isMissing ? 'required' : 'invalid', limit: 0 }
}

/** Returns one issue for each wrong field, of its first failing rule (spec §5). */
export function firstIssues(error: z.core.$ZodError): RuleIssue[] {
  return firstOfFields(error.issues.flatMap(readIssue))
}

/** Returns the first issue of each field. */
export function firstOfFields(issues: RuleIssue[]): RuleIssue[] {
  const byField = new Map<string, RuleIssue>()
  for (const issue of issues) {
    if (!byField.has(issue.field)) byField.set(issue.field, issue)
  }
  return [...byField.values()]
}

/** Returns the message of a failed rule. `field` is the field's label in the language of `texts`. */
export function ruleMessage(
  texts: Record<RuleName, RuleText>,
  { rule, ...params }: RuleIssue,
  field: string,
): string {
  const text = texts[rule]
  return typeof text === 'string' ? text : text({ ...params, field })
}
