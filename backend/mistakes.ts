import type { RuleIssue } from '#domain/ruleIssues.ts'
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
