import type { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { levelRank } from '#domain/levels.ts'
import { levelLabel } from './answer.ts'

/** Returns a function that names a person's level. The labels of a job's levels do not suit none ("not required"). */
export function useLevelName() {
  const t = useTexts('fit')
  const options = useTexts('jobOptions')
  return (level: JapaneseLevel | EnglishLevel) =>
    levelRank(level) === 0 ? t.none : levelLabel(level, options)
}
