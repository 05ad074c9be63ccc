import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { formatShortDate } from '#domain/dates.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { href } from '#src/routes/href.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { cx } from '#src/ui/cx.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Link } from '#src/ui/Link.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { parseSearch } from '../searchState.ts'
import { filtersOf } from '../searchTitle.ts'
import { withQuery } from '../useSearchHref.ts'
import { type FreshJobs, MOST_FRESH, freshJobsQuery } from './freshJobs.tsx'
import { NameDialog } from './lateNameDialog.ts'
import { type SavedSearch, saveSearch } from './savedSearches.ts'
import styles from './SavedSearches.module.css'

interface SavedSearchRowProps {
  search: SavedSearch
  onFeed: () => void
  onRemove: () => void
}

/** A saved search: its filters, its new jobs, and its actions. */
export function SavedSearchRow({ search, onFeed, onRemove }: SavedSearchRowProps) {
  const t = useTexts('savedSearches')
  const lang = useLang()
  const [isNaming, setNaming] = useState(false)
  const { data: jobs, isError } = useQuery(freshJobsQuery(lang, search))
  const { name, query, savedAt } = search
  const to = withQuery(href(lang, 'jobs'), query)
  const filters = filtersOf(lang, parseSearch(new URLSearchParams(query)).state)
  const rename = (next: string) => {
    saveSearch(query, next)
    setNaming(false)
  }
  return (
    <li className={styles.row}>
      <div>
        <Heading level={2}>
          {jobs !== undefined && jobs.fresh > 0 && <span className={styles.dot} aria-hidden="true" />}
          <Link to={to}>{name}</Link>
        </Heading>
        <p className={styles.filters}>{filters}</p>
        <p className="meta">{t.savedOn({ date: formatShortDate(savedAt, lang) })}</p>
      </div>
      <div className={styles.news}>
        {jobs && <News jobs={jobs} search={search} to={to} />}
        {!jobs && isError && <p className="quiet">{t.notCounted}</p>}
      </div>
      <div className={styles.actions}>
        <ActionButton icon="feed" onClick={onFeed}>
          {t.feed}
          <VisuallyHidden>{t.of({ name })}</VisuallyHidden>
        </ActionButton>
        <ActionButton icon="edit" onClick={() => setNaming(true)}>
          {t.rename}
          <VisuallyHidden>{t.of({ name })}</VisuallyHidden>
        </ActionButton>
        <ActionButton icon="trash" onClick={onRemove}>
          {t.remove}
          <VisuallyHidden>{t.of({ name })}</VisuallyHidden>
        </ActionButton>
      </div>
      {isNaming && (
        <Suspense fallback={null}>
          <NameDialog
            title={t.renameTitle}
            help={filters}
            name={name}
            onClose={() => setNaming(false)}
            onName={rename}
          />
        </Suspense>
      )}
    </li>
  )
}

/** The number of new jobs since the last visit, and of all. */
function News({ jobs: { fresh, total }, search, to }: { jobs: FreshJobs; search: SavedSearch; to: string }) {
  const t = useTexts('savedSearches')
  const date = formatShortDate(search.seenAt, useLang())
  if (total === 0) {
    return (
      <>
        <p>{t.none}</p>
        <p className="meta">{t.noneText}</p>
      </>
    )
  }
  const count = fresh === MOST_FRESH && total > fresh ? `${fresh}+` : String(fresh)
  const [before, number, after] = t.fresh({ count, date }).split(/[[\]]/)
  return (
    <>
      <p className={cx(fresh === 0 && 'quiet')}>
        {fresh === 0 ? (
          t.nothingFresh({ date })
        ) : (
          <Link to={to}>
            {before}
            <b className="num">{number}</b>
            {after}
          </Link>
        )}
      </p>
      <p className="meta">{t.total({ count: total })}</p>
    </>
  )
}
