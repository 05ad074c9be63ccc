import type { RuleIssue } from '#domain/ruleIssues.ts'
import { useTexts } from '#src/context/language.ts'

/** Messages that say more than the rule's own: of a row's year and month, and of the printed date. */
export function useResumeMessage() {
  const t = useTexts('documents')
  return ({ rule, field }: RuleIssue): string | undefined => {
    if (rule === 'checkDateRequired' && field.endsWith('.year')) return t.yearMonth
    if (rule === 'invalid' && field === 'createdDate') return t.createdDate
    return undefined
  }
}
