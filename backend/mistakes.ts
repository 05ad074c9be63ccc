import type { Lang } from '#domain/lang.ts'
import { type RuleIssue, ruleMessage } from '#domain/ruleIssues.ts'
import { backendTexts } from '#i18n/backend.ts'
import type { staffIssues } from '#i18n/en/staffIssues.ts'

type Texts = typeof staffIssues

/** The mistakes of staff that have a text without values. */
export type Mistake = { [Name in keyof Texts]: Texts[Name] extends string ? Name : never }[keyof Texts]

/** A wrong field of a call. The text of a mistake, or one in the language of the call, is more exact than that of the rule. */
export type FieldIssue = RuleIssue & { mistake?: Mistake; text?: string }

/** Returns the issue of a field with a mistake that no rule of the forms has. */
export const mistakeIn = (field: string, mistake: Mistake): FieldIssue => ({
  field,
  rule: 'invalid',
  limit: 0,
  mistake,
})

/**
 * Returns the message of a wrong field: its own text, else that of its mistake. `detail`, the text of the problem, replaces the less
 * specific text of the rule `invalid`. `label` is the name of the field in messages.
 */
export function messageOf(issue: FieldIssue, detail: string | null, lang: Lang, label: string): string {
  const { staffIssues, rules } = backendTexts[lang]
  if (issue.text) return issue.text
  if (issue.mistake) return staffIssues[issue.mistake]
  return (issue.rule === 'invalid' && detail) || ruleMessage(rules, issue, label)
}
