import type { CSSProperties, ReactNode } from 'react'
import { levelRank } from '#domain/levels.ts'
import type { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'
import { Planks } from '#src/ui/LevelMeter.tsx'
import styles from './OwnLevel.module.css'
import { useConditions } from './useConditions.ts'

interface OwnLevelProps {
  /** The level that a job requires. */
  level: JapaneseLevel | EnglishLevel
  /** Its name. */
  word: string
  /** The level without the person's own. */
  children: ReactNode
}

/** A required level with the person's own marked on the meter. */
export function OwnLevel({ level, word, children }: OwnLevelProps) {
  const { conditions } = useConditions()
  const own = level.endsWith('_jp') ? conditions?.japanese : conditions?.english
  if (!own) return children
  const mark: CSSProperties & { '--own': number } = { '--own': levelRank(own) }
  return (
    <>
      <span className={styles.marked} style={mark}>
        <Planks level={levelRank(level)} />
      </span>{' '}
      <span>{word}</span>
    </>
  )
}
