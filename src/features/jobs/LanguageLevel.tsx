import { levelRank } from '#domain/levels.ts'
import type { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { LevelMeter } from '#src/ui/LevelMeter.tsx'
import { lazyAnswer } from './fit/lazyAnswer.tsx'

const OwnLevel = lazyAnswer(async () => (await import('./fit/OwnLevel.tsx')).OwnLevel)

/** The level of Japanese or English that a job requires, as a meter and a word; with the person's own once it is told. */
export function LanguageLevel({ level }: { level: JapaneseLevel | EnglishLevel }) {
  const { japaneseLevel, englishLevel } = useTexts('jobOptions')
  const word = { ...japaneseLevel, ...englishLevel }[level]
  return (
    <OwnLevel level={level} word={word}>
      <LevelMeter level={levelRank(level)}>{word}</LevelMeter>
    </OwnLevel>
  )
}
