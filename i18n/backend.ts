/** The texts that the backend writes, in both languages. */
import type { Lang } from '#domain/lang.ts'
import { problems as enProblems } from './en/problems.ts'
import { rules as enRules } from './en/rules.ts'
import { problems as jaProblems } from './ja/problems.ts'
import { rules as jaRules } from './ja/rules.ts'

export const backendTexts = {
  ja: { problems: jaProblems, rules: jaRules },
  en: { problems: enProblems, rules: enRules },
} satisfies Record<Lang, unknown>
