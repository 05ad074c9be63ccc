import { useTexts } from '#src/context/language.ts'
import { HeroBridge } from '#src/ui/art/HeroBridge.tsx'
import { cx } from '#src/ui/cx.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Lead, Wrap } from '#src/ui/layout.tsx'
import { useJobCounts } from './jobCounts.ts'
import { NoJobsYet } from './NoJobsYet.tsx'
import { QuickFigures } from './QuickFigures.tsx'
import { SearchForm } from './SearchForm.tsx'
import styles from './Hero.module.css'

/** The first screen: headline, three common searches, search form and picture. Without open jobs it has no search. */
export function Hero() {
  const t = useTexts('home')
  const hasJobs = useJobCounts()?.total !== 0
  return (
    <div className={styles.hero}>
      <Wrap>
        <div className={styles.opening}>
          <div>
            <Headline lines={t.headline} />
            <Lead className={styles.lead}>{t.lead}</Lead>
          </div>
          {hasJobs && <QuickFigures />}
        </div>
        {hasJobs ? <SearchForm /> : <NoJobsYet />}
      </Wrap>
      <HeroBridge />
    </div>
  )
}

/** The page's h1, with a line break after each line. */
function Headline({ lines }: { lines: string[] }) {
  return (
    <Heading level={1} className={cx(styles.headline, 'voice')}>
      {lines.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </Heading>
  )
}
