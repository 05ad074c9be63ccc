import { levelRank } from '#domain/levels.ts'
import type { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { LevelMeter } from '#src/ui/LevelMeter.tsx'
import { lazyFit } from './fit/lazyFit.tsx'

const OwnLevel = lazyFit(async () => (await import('./fit/ShortFits.tsx')).OwnLevel)

/** The level of Japanese or English that a job requires, as a meter and a word; with the person's own if it is known. */
export function LanguageLevel({ level }: { level: JapaneseLevel | EnglishLevel }) {
  const { japaneseLevel, englishLevel } = useTexts('jobOptions')
  const word = { ...japaneseLevel, ...englishLevel }[level]
  return (
    <OwnLevel level={level} word={word}>
      <LevelMeter level={levelRank(level)}>{word}</LevelMeter>
    </OwnLevel>
  )
}
