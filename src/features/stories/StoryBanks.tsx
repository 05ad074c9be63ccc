import type { StorySummary } from '#src/api/stories.ts'
import { useLang } from '#src/context/language.ts'
import { Banks } from '#src/ui/Banks.tsx'
import { cx } from '#src/ui/cx.ts'
import { banksOf } from './banksOf.ts'
import styles from './StoryBanks.module.css'

/** What somebody did and earned before, and after. */
export function StoryBanks({ story, className }: { story: StorySummary; className?: string }) {
  return <Banks {...banksOf(story, useLang())} className={cx(styles.banks, className)} />
}
