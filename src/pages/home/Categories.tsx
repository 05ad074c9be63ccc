import { formatNumber } from '#domain/numbers.ts'
import { JobCategory } from '#openapi/generated/options.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { searchHref } from '#src/features/jobs/searchHref.ts'
import { cx } from '#src/ui/cx.ts'
import { Link } from '#src/ui/Link.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useJobCounts } from './jobCounts.ts'
import styles from './Categories.module.css'

/** A link to the jobs of each category, with the number of jobs. Renders nothing without open jobs. */
export function Categories() {
  const lang = useLang()
  const { categories: t } = useTexts('home')
  const { jobCategory } = useTexts('jobOptions')
  const counts = useJobCounts()
  if (counts?.total === 0) return null
  return (
    <Section title={t.title}>
      <ul className={styles.list}>
        {JobCategory.map((category) => (
          <li key={category}>
            <Link to={searchHref(lang, { jobCategory: category })}>
              {jobCategory[category]}
              {counts && (
                <span className={cx('meta', 'num')}>
                  {t.count({ count: formatNumber(counts.byCategory[category] ?? 0) })}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
