import { useSearchParams } from 'react-router'
import { useTexts } from '#src/context/language.ts'
import { useRetry } from '#src/context/useRetry.ts'
import { JOBS_A_PAGE, useSavedJobs } from '#src/features/favorites/useSavedJobs.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Columns } from '#src/ui/layout.tsx'
import { SkeletonList } from '#src/ui/SkeletonList.tsx'
import { type ApplyForSelectedProps, ApplyAside, ApplyBar } from './ApplyForSelected.tsx'
import { SavedRows, type SavedRowsProps } from './SavedRows.tsx'

interface SavedJobsProps extends Omit<SavedRowsProps, 'rows' | 'page' | 'pages'> {
  apply: ApplyForSelectedProps
}

/** A page of the saved jobs beside the number of ticked ones. Jobs that could not be loaded cannot be ticked, so the failure has the page alone. */
export function SavedJobs({ apply, ...list }: SavedJobsProps) {
  const t = useTexts('favorites')
  const { loading } = useTexts('common')
  const { ids } = list
  const pages = Math.ceil(ids.length / JOBS_A_PAGE)
  const page = usePage(pages)
  const asked = useSavedJobs(ids.slice((page - 1) * JOBS_A_PAGE, page * JOBS_A_PAGE))
  const retry = useRetry(asked)
  const { rows, hasFailed } = asked
  if (hasFailed) {
    return (
      <ErrorState title={t.errorTitle} {...retry}>
        {t.errorText}
      </ErrorState>
    )
  }
  return (
    <>
      <Columns aside="end">
        {rows ? (
          <SavedRows rows={rows} page={page} pages={pages} {...list} />
        ) : (
          <SkeletonList label={loading} rows={Math.min(ids.length, 5)} />
        )}
        <ApplyAside {...apply} />
      </Columns>
      <ApplyBar {...apply} />
    </>
  )
}

/** Returns the page number in the address, limited to existing pages. */
function usePage(pages: number): number {
  const [query] = useSearchParams()
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), pages) : 1
}
