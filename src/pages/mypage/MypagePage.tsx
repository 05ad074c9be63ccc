import { useSearchParams } from 'react-router'
import { deadlineAhead } from '#domain/processes/nextSentence.ts'
import { textsOf } from '#i18n/load.ts'
import { useIsLoading } from '#src/api/useHasFailed.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useNow } from '#src/context/now.ts'
import { CompletenessPanel } from '#src/features/completeness/CompletenessPanel.tsx'
import { OneStep } from '#src/features/jobs/fit/step/OneStep.tsx'
import { waitsForApplicant } from '#src/features/processes/waitingFirst.ts'
import { definePage } from '#src/page/definePage.tsx'
import { pageHead } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { Note } from '#src/ui/mantine/Note.tsx'
import { SkeletonParts } from '#src/ui/mantine/SkeletonParts.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Sentence } from '#src/ui/Unbroken.tsx'
import { Advisor } from './Advisor.tsx'
import { Applications } from './Applications.tsx'
import { useCalledName } from './calledName.ts'
import { DashboardColumns } from './DashboardColumns.tsx'
import { countsOf } from './dashboardLists.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { NextStepBand } from './NextStepBand.tsx'
import { Notifications } from './Notifications.tsx'
import { Recommendations } from './Recommendations.tsx'
import { Saved } from './Saved.tsx'
import { prefetchDashboard, useDashboard } from './useDashboard.ts'
import styles from './MypagePage.module.css'

/** The dashboard: open questions first, then everything in progress. */
function MypagePage() {
  const t = useTexts('dashboard')
  const [search] = useSearchParams()
  const dashboard = useDashboard()
  const name = useCalledName(dashboard)
  const { applications, recommendations } = dashboard
  const lists = [useIsLoading(applications), useIsLoading(recommendations)]
  const isNew = applications.data?.total === 0 && recommendations.data?.total === 0
  return (
    <>
      <PageHeader
        tight
        title={isNew ? t.welcome({ name }) : t.hello({ name })}
        lead={
          <span className={styles.lead}>
            <Lead isNew={isNew} dashboard={dashboard} />
          </span>
        }
      />
      {search.get('notice') === 'declined' && (
        <Note tone="ok" role="status" className={styles.notice}>
          {t.declined}
        </Note>
      )}
      {lists.includes(true) ? (
        <Waiting />
      ) : (
        <DashboardColumns
          main={
            <>
              <NextStepBand dashboard={dashboard} />
              <Lists dashboard={dashboard} isNew={isNew} />
            </>
          }
          side={<Side dashboard={dashboard} />}
          last={isNew && !dashboard.isPending ? <Saved /> : undefined}
        />
      )}
    </>
  )
}

/** The place of both columns until the counts above them are known. These take one line to five, and would move the parts below them. */
function Waiting() {
  const { loading } = useTexts('common')
  return (
    <DashboardColumns
      main={<SkeletonParts parts={['band', 'cards', 'rows']} label={loading} />}
      side={<SkeletonParts parts={['panel', 'rows']} />}
    />
  )
}

interface PartProps {
  dashboard: ReturnType<typeof useDashboard>
}

/** The recommendations and applications. A new person's first steps are above them, so they wait for the profile. */
function Lists({ dashboard, isNew }: PartProps & { isNew: boolean }) {
  const { applications, recommendations, profile, isPending } = dashboard
  const { loading } = useTexts('common')
  if (isNew && isPending) return <SkeletonParts parts={['cards', 'rows']} label={loading} />
  const missing = dashboard.completeness?.missing
  const isWaitedFor = applications.data?.items.some(waitsForApplicant) ?? false
  return (
    <>
      {isNew && <FirstSteps advisor={profile.data?.advisor} missing={missing} />}
      {isWaitedFor && <Applications query={applications} />}
      <Recommendations query={recommendations} missing={missing} />
      {!isWaitedFor && <Applications query={applications} />}
    </>
  )
}

/** The narrow column. It waits until it is known whether it begins with the missing parts of the profile. */
function Side({ dashboard: { profile, completeness, isPending } }: PartProps) {
  const { loading } = useTexts('common')
  if (isPending) return <SkeletonParts parts={['panel', 'rows']} label={loading} />
  return (
    <>
      {completeness && completeness.missing.length > 0 && <CompletenessPanel completeness={completeness} />}
      <OneStep />
      <Notifications />
      <Advisor advisor={profile.data?.advisor} />
    </>
  )
}

/** The number of open tasks; while it is loading, a blank of the same height. */
function Lead({ isNew, dashboard: { applications, recommendations } }: PartProps & { isNew: boolean }) {
  const t = useTexts('dashboard')
  const processes = useTexts('processes')
  const lang = useLang()
  const now = useNow()
  if (isNew) return t.newLead
  if (!applications.data || !recommendations.data) return '\u00A0'
  const { offer, ...counts } = countsOf(applications.data.items, recommendations.data.items, now)
  const offerBy = deadlineAhead(offer?.answerBy ?? null, { t: processes, lang, now })
  return <Sentence text={t.lead({ ...counts, offerBy })} />
}

const head = ({ lang }: PageContext) => {
  const { title } = textsOf(lang, 'dashboard')
  return pageHead(lang, { title, description: title })
}

export default definePage({ component: MypagePage, prefetch: prefetchDashboard, head })
