import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { PAGE_SIZE } from '#domain/limits.ts'
import { applicationsQuery } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { ApplicationRow } from '#src/features/processes/ApplicationRow.tsx'
import { ListFailure } from '#src/features/processes/ListFailure.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { SkeletonList } from '#src/ui/SkeletonList.tsx'
import styles from './Applications.module.css'
import { pageNumber } from './pageNumber.ts'

/** The applications, ten on a page; the page is part of the address. */
export function Applications() {
  const t = useTexts('processes').application
  const href = useHref()
  const [search] = useSearchParams()
  const page = pageNumber(search)
  const query = useApplications(page)
  const hrefOf = (number: number) => href('applications') + (number === 1 ? '' : `?page=${number}`)
  return (
    <>
      <PageHeader
        title={t.listTitle}
        lead={query.data && query.data.total > 0 && t.listLead({ total: query.data.total })}
      />
      <List query={query} />
      {query.data && (
        <Pagination
          label={t.pages}
          page={page}
          pages={Math.ceil(query.data.total / PAGE_SIZE.applications)}
          hrefOf={hrefOf}
          previous={t.previous}
          next={t.nextPage}
          pageLabel={(number) => t.page({ page: number })}
        />
      )}
    </>
  )
}

function List({ query }: { query: ReturnType<typeof useApplications> }) {
  const { loading } = useTexts('common')
  const { data, isPending, isFetching, isPlaceholderData, error, refetch } = query
  if (isPending) return <SkeletonList label={loading} rows={PAGE_SIZE.applications / 2} />
  if (!data) return <ListFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (data.items.length === 0) return <None total={data.total} />
  return (
    <ul className={styles.list} aria-busy={isPlaceholderData}>
      {data.items.map((item) => (
        <li key={item.process_id}>
          <ApplicationRow process={item} heading="h2" />
        </li>
      ))}
    </ul>
  )
}

const useApplications = (page: number) =>
  useQuery({ ...applicationsQuery(useLang(), page), placeholderData: keepPreviousData })

function None({ total }: { total: number }) {
  const t = useTexts('processes').application
  const href = useHref()
  if (total > 0) {
    return <EmptyState title={t.pastEnd} actions={<Button to={href('applications')}>{t.firstPage}</Button>} />
  }
  return (
    <EmptyState seed={4} title={t.none} actions={<Button to={href('mypageJobs')}>{t.findJobs}</Button>}>
      <p>{t.noneText}</p>
    </EmptyState>
  )
}
