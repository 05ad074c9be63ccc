import type { RuleIssue } from '#domain/ruleIssues.ts'
import { useTexts } from '#src/context/language.ts'

/** Messages that say more than the rule's own. */
export function useCareerMessage() {
  const t = useTexts('career')
  const documents = useTexts('documents')
  return ({ rule, field }: RuleIssue): string | undefined => {
    if (rule === 'checkDateRequired' && field.endsWith('Year')) return documents.yearMonth
    if (rule !== 'invalid') return undefined
    if (field === 'createdDate') return documents.createdDate
    if (field.endsWith('.endYear')) return t.endBeforeStart
    return field.endsWith('.it_skills') ? t.sameSkill : undefined
  }
}
