import { levelRank } from '#domain/levels.ts'
import type { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { LevelMeter } from '#src/ui/LevelMeter.tsx'

/** The level of Japanese or English that a job requires, as a meter and a word. */
export function LanguageLevel({ level }: { level: JapaneseLevel | EnglishLevel }) {
  const { japaneseLevel, englishLevel } = useTexts('jobOptions')
  const words = { ...japaneseLevel, ...englishLevel }
  return <LevelMeter level={levelRank(level)}>{words[level]}</LevelMeter>
}
