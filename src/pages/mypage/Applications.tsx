import type { UseQueryResult } from '@tanstack/react-query'
import type { ProcessList } from '#src/api/processes.ts'
import { useTexts } from '#src/context/language.ts'
import { ApplicationList } from '#src/features/processes/ApplicationRow.tsx'
import { ListFailure } from '#src/features/processes/ListFailure.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { MoreLink } from '#src/ui/Link.tsx'
import { shownApplications } from './dashboardLists.ts'
import { DashboardSection } from './DashboardSection.tsx'
import { Nothing } from './Nothing.tsx'

/** The running applications that changed last; those that wait for the applicant are first. */
export function Applications({ query }: { query: UseQueryResult<ProcessList, unknown> }) {
  const t = useTexts('dashboard').applications
  const href = useHref()
  const total = query.data?.total ?? 0
  return (
    <DashboardSection
      title={t.title}
      action={total > 0 && <MoreLink to={href('applications')}>{t.all({ total })}</MoreLink>}
    >
      <List query={query} />
    </DashboardSection>
  )
}

function List({ query }: { query: UseQueryResult<ProcessList, unknown> }) {
  const { data } = query
  if (!data) return <ListFailure query={query} />
  if (data.total === 0) return <None />
  const running = shownApplications(data.items)
  return running.length > 0 ? <ApplicationList processes={running} /> : <NoneRunning />
}

function NoneRunning() {
  return <p>{useTexts('dashboard').applications.noneRunning}</p>
}

function None() {
  const t = useTexts('dashboard').applications
  const href = useHref()
  return (
    <Nothing
      seed={4}
      title={t.none}
      text={t.noneText}
      action={
        <Button size="sm" variant="line" to={href('mypageJobs')}>
          {t.findJobs}
        </Button>
      }
    />
  )
}
