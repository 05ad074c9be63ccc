import { useLang } from '#src/context/language.ts'
import { Banks } from '#src/ui/Banks.tsx'
import { cx } from '#src/ui/cx.ts'
import { type StoryChange, banksOf } from './banksOf.ts'
import styles from './StoryBanks.module.css'

/** The job and salary of a person before and after the change. */
export function StoryBanks({ story, className }: { story: StoryChange; className?: string }) {
  return <Banks {...banksOf(story, useLang())} className={cx(styles.banks, className)} />
}
