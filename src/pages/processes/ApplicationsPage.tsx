import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { parseId } from '#domain/ids.ts'
import { LAST_PAGE, PAGE_SIZE } from '#domain/limits.ts'
import { textsOf } from '#i18n/load.ts'
import { applicationsQuery } from '#src/api/processes.ts'
import { useIsLoading } from '#src/api/useHasFailed.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { ApplicationList } from '#src/features/processes/ApplicationRow.tsx'
import { ListFailure } from '#src/features/processes/ListFailure.tsx'
import { waitingFirst } from '#src/features/processes/waitingFirst.ts'
import { definePage } from '#src/page/definePage.tsx'
import { pageHead } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { SkeletonParts } from '#src/ui/mantine/SkeletonParts.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'

/** The applications, ten on a page, those that wait for the applicant first; the page is part of the address. */
function ApplicationsPage() {
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
  const { data, isPlaceholderData } = query
  const isLoading = useIsLoading(query)
  if (isLoading) return <SkeletonParts parts={['cards']} label={loading} />
  if (!data) return <ListFailure query={query} />
  if (data.items.length === 0) return <None total={data.total} />
  return <ApplicationList processes={waitingFirst(data.items)} headingLevel={2} busy={isPlaceholderData} />
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

/** Returns the number of the page in the address; 1 if it has none or an invalid one. */
function pageNumber(search: URLSearchParams): number {
  const page = parseId(search.get('page') ?? '1') ?? 1
  return page > LAST_PAGE ? 1 : page
}

const head = ({ lang }: PageContext) => {
  const { listTitle } = textsOf(lang, 'processes').application
  return pageHead(lang, { title: listTitle, description: listTitle })
}

export default definePage({ component: ApplicationsPage, head })
