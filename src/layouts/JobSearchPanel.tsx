import { useId } from 'react'
import { formatNumber } from '#domain/numbers.ts'
import { type JobFacets, useSearchJobs } from '../api/jobs.ts'
import { useLang, useTexts } from '../context/language.ts'
import { startEntry } from '../features/favorites/entryStore.ts'
import { searchHref } from '../features/jobs/searchHref.ts'
import { useHref } from '../routes/useHref.ts'
import { Button } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { Wrap } from '../ui/layout.tsx'
import { Link, MoreLink } from '../ui/Link.tsx'
import { useMainUi } from './mainUi.ts'
import { type JobSearchLinks, useJobSearchLinks } from './useJobSearchLinks.ts'
import styles from './JobSearchPanel.module.css'

/** Job searches by role, region and level of Japanese, with their counts. The counts are missing without an API response. */
export function JobSearchPanel() {
  const lang = useLang()
  const t = useTexts('common')
  const href = useHref()
  const links = useJobSearchLinks()
  const isMenuActive = useMainUi('isMenuActive')
  const { data } = useSearchJobs(lang, { facets: true, perPage: 1 }, { query: { enabled: isMenuActive } })
  return (
    <Wrap className={styles.panel}>
      {links && (
        <>
          <Group by="jobCategory" title={t.search.byRole} links={links} facets={data?.facets} />
          <Group by="location" title={t.search.byRegion} links={links} facets={data?.facets} />
          <Group by="japaneseLevel" title={t.search.byJapanese} links={links} facets={data?.facets} />
        </>
      )}
      <div>
        <p className={styles.title}>{t.search.unsure}</p>
        <p className={styles.unsure}>{t.search.unsureText}</p>
        <Button variant="go" size="sm" to={href('entry')} onClick={() => startEntry([])}>
          {t.search.withoutJob}
        </Button>
      </div>
      <p className={styles.all}>
        <MoreLink to={href('jobs')}>{t.search.all}</MoreLink>
      </p>
    </Wrap>
  )
}

type GroupProps = {
  by: keyof JobSearchLinks
  title: string
  links: JobSearchLinks
  facets: JobFacets | undefined
}

function Group({ by, title, links, facets }: GroupProps) {
  const lang = useLang()
  const titleId = useId()
  const count = (value: string) => facets?.[by].find((facet) => facet.value === value)?.count ?? 0
  return (
    <div>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ul aria-labelledby={titleId} className={cx(styles.list, by === 'jobCategory' && styles.two)}>
        {links[by].map(({ value, label }) => (
          <li key={value}>
            <Link to={searchHref(lang, { [by]: value })}>
              {label} <span className="meta num">{facets && formatNumber(count(value))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
