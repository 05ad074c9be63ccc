import type { RuleIssue } from '#domain/ruleIssues.ts'
import { useTexts } from '#src/context/language.ts'

/** Returns the message for a skill that is chosen twice, which says more than that of its rule. */
export function useSkillMessage() {
  const { skillTwice } = useTexts('personFields')
  return ({ field, rule }: RuleIssue): string | undefined =>
    rule === 'invalid' && field.endsWith('.it_skills') ? skillTwice : undefined
}
