import { levelRank } from '#domain/levels.ts'
import { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { type ChoicesProps, FilterChoice, FoldedList } from './ChoiceList.tsx'
import { countOf } from './counts.ts'
import styles from './FilterForm.module.css'

interface LevelChoicesProps extends ChoicesProps {
  name: 'japaneseLevel' | 'englishLevel'
}

const levels = { japaneseLevel: JapaneseLevel.toReversed(), englishLevel: EnglishLevel.toReversed() }
const highest = { japaneseLevel: JapaneseLevel[0], englishLevel: EnglishLevel[0] }

/** The levels of a language as radio buttons, from none to native. */
export function LevelChoices({ name, labels, chosen, counts, onChange }: LevelChoicesProps) {
  const t = useTexts('jobs')
  const shared = { type: 'radio' as const, name, onChange }
  return (
    <>
      <p className={styles.help}>{t.levelHelp}</p>
      {/* A person with the highest level can apply for every job, so its count is the total. */}
      <FilterChoice
        {...shared}
        value=""
        label={t.any}
        checked={chosen.length === 0}
        count={countOf(counts, highest[name])}
      />
      <FoldedList options={levels[name]} chosen={chosen} counts={counts}>
        {(level) => (
          <FilterChoice
            {...shared}
            value={level}
            label={labels[level] ?? level}
            level={levelRank(level)}
            checked={chosen.includes(level)}
            count={countOf(counts, level)}
          />
        )}
      </FoldedList>
    </>
  )
}
