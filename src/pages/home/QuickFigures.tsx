import { formatSalary } from '#domain/money.ts'
import { formatNumber } from '#domain/numbers.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { searchHref } from '#src/features/jobs/searchHref.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import { HIGH_SALARY, useJobCounts } from './jobCounts.ts'
import styles from './QuickFigures.module.css'

/** Three common searches with their numbers of jobs. */
export function QuickFigures() {
  const lang = useLang()
  const { figures: t } = useTexts('home')
  const counts = useJobCounts()
  const figures = [
    { filters: { japaneseLevel: 'none_jp' }, text: t.noJapanese, count: counts?.noJapanese },
    { filters: { nationwideLocation: 'true' }, text: t.nationwide, count: counts?.nationwide },
    {
      filters: { salary: String(HIGH_SALARY) },
      text: t.salary({ salary: formatSalary(HIGH_SALARY, lang) }),
      count: counts?.highSalary,
    },
  ]
  return (
    <ul className={styles.figures}>
      {figures.map(({ filters, text, count }) => (
        <li key={text}>
          <Link to={searchHref(lang, filters)}>
            {count !== undefined && <b>{formatNumber(count)} </b>}
            <span>
              <Unbroken>{text}</Unbroken>
            </span>
            <Icon name="arrow" className={styles.arrow} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
