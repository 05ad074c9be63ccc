import type { JobList } from '#src/api/jobs.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { clear, isNarrowed, setPage } from '#src/features/jobSearch/changes.ts'
import { choiceLabel } from '#src/features/jobSearch/labels.ts'
import { type FilterName, type SearchState, valuesOf } from '#src/features/jobSearch/searchState.ts'
import { useSearchHref } from '#src/features/jobSearch/useSearchHref.ts'
import { useJobRows } from '#src/routes/jobRows.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Link } from '#src/ui/Link.tsx'
import { useRemovals } from './useRemovals.ts'
import styles from './JobsPage.module.css'

interface JobsNoneProps {
  state: SearchState
  list: JobList
}

/** Shown for an empty page of results: suggests searches with as many of the filters as possible. */
export function JobsNone({ state, list }: JobsNoneProps) {
  if (list.total > 0) return <PastEnd state={state} list={list} />
  return isNarrowed(state) ? <NoMatch state={state} list={list} /> : <NoJobs />
}

/** Shown while the site has no open jobs. */
function NoJobs() {
  const t = useTexts('jobs')
  return (
    <EmptyState headingLevel={3} title={t.noneTitle} actions={<NextSteps />}>
      {t.noneText}
    </EmptyState>
  )
}

/** Ways on for visitors; an applicant has registered and has an advisor already. */
function NextSteps() {
  const t = useTexts('jobs')
  const href = useHref()
  if (useJobRows().list !== 'jobs') return null
  return (
    <p className={styles.next}>
      <Link to={href('entry')}>{t.register}</Link>
      <Link to={href('invitation')}>{t.talk}</Link>
    </p>
  )
}

function PastEnd({ state, list }: JobsNoneProps) {
  const t = useTexts('jobs')
  const hrefOf = useSearchHref()
  const pages = Math.ceil(list.total / list.perPage)
  return (
    <EmptyState
      headingLevel={3}
      title={t.pastEndTitle}
      actions={<Button to={hrefOf(setPage(state, pages))}>{t.lastPage({ page: pages })}</Button>}
    >
      {t.pastEndText({ pages })}
    </EmptyState>
  )
}

function NoMatch({ state, list }: JobsNoneProps) {
  const t = useTexts('jobs')
  const lang = useLang()
  const hrefOf = useSearchHref()
  const removals = useRemovals(state, list)
  const labelOf = (name: FilterName) => {
    const labels = valuesOf(state)[name].map((value) => choiceLabel(lang, { name, value }))
    return labels.join(', ')
  }
  return (
    <EmptyState
      headingLevel={3}
      title={t.emptyTitle}
      actions={
        <>
          {removals.map((removal, place) => (
            <Button key={removal.name} variant={place === 0 ? 'primary' : 'line'} to={hrefOf(removal.state)}>
              {removal.name === 'searchWord'
                ? t.withoutWords({ words: state.searchWord, count: removal.count })
                : t.without({ filter: labelOf(removal.name), count: removal.count })}
            </Button>
          ))}
          <Button variant="text" to={hrefOf(clear(state))}>
            {t.clearAll}
          </Button>
          <NextSteps />
        </>
      }
    >
      {t.emptyText}
    </EmptyState>
  )
}
