import { useQuery } from '@tanstack/react-query'
import { APPLY_JOBS } from '#domain/limits.ts'
import { endedWithoutResult } from '#domain/processes/stages.ts'
import { textsOf } from '#i18n/load.ts'
import { personal } from '#src/api/queries.ts'
import { useHasFailed } from '#src/api/useHasFailed.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useRetry } from '#src/context/useRetry.ts'
import { ApplicationStatus, useAppliedJobs } from '#src/features/applying/appliedJobs.tsx'
import { ApplyButton } from '#src/features/applying/ApplyButton.tsx'
import { syncFavorites } from '#src/features/favorites/accountFavorites.ts'
import { useMessage } from '#src/features/favorites/messageStore.ts'
import { JOBS_A_PAGE, useSavedJobs } from '#src/features/favorites/useSavedJobs.ts'
import { useFitWarning } from '#src/features/jobs/fit/useFitWarning.tsx'
import { useAuth } from '#src/features/session/useAuth.ts'
import { definePage } from '#src/page/definePage.tsx'
import { type Head, pageHead } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { RetryNote } from '#src/ui/RetryNote.tsx'
import { FavoriteList } from './FavoriteList.tsx'
import styles from './ApplyForSelected.module.css'

/** The saved jobs of the account. */
function KeepPage() {
  const t = useTexts('keep')
  const lang = useLang()
  const person = useAuth()
  const account = useAccountList()
  const hasFailed = useHasFailed(account)
  const applied = useAppliedJobs()
  const isEmpty = useMessage().data.length === 0
  const applicationOf = (id: number) => {
    const application = applied?.get(id)
    return (
      application && {
        isRunning: !endedWithoutResult(application.status),
        status: <ApplicationStatus application={application} />,
      }
    )
  }
  return (
    <>
      <PageHeader tight title={t.title} lead={t.lead} />
      {hasFailed && !isEmpty && <AccountFailure account={account} />}
      <FavoriteList
        list="keep"
        isLoading={account.isPending && !hasFailed}
        empty={hasFailed && <AccountFailure isWhole account={account} />}
        applicationOf={applicationOf}
        ApplyButton={ApplySelected}
        hint={() => t.hint}
        confirmRemoval={() => syncFavorites(lang, person.id)}
        notRemoved={t.notRemoved}
      />
    </>
  )
}

interface AccountFailureProps {
  account: ReturnType<typeof useAccountList>
  /** There is no list in this browser, so that the failure takes its place. */
  isWhole?: boolean
}

/** The account's list could not be read. */
function AccountFailure({ account, isWhole }: AccountFailureProps) {
  const { offline } = useTexts('keep')
  const { errorTitle } = useTexts('favorites')
  const retry = useRetry(account)
  return isWhole ? <ErrorState title={errorTitle} {...retry} /> : <RetryNote text={offline} {...retry} />
}

/** Joins the list of this browser with the account's; the list itself is in the message store. */
function useAccountList() {
  const lang = useLang()
  const { id } = useAuth()
  return useQuery({
    queryKey: ['accountList', lang],
    meta: personal,
    queryFn: async () => {
      await syncFavorites(lang, id)
      return null
    },
  })
}

/** Applies for the ticked jobs of the account, in a dialog. */
function ApplySelected({ ids }: { ids: number[] }) {
  const t = useTexts('keep')
  const { email } = useAuth()
  const saved = useMessage().data
  // The call of the list has all of them, unless there are more than one call takes.
  const { rows } = useSavedJobs(saved.length > JOBS_A_PAGE ? ids.slice(0, JOBS_A_PAGE) : saved)
  const jobs = (rows?.open ?? []).filter(({ job_id }) => ids.includes(job_id))
  const warning = useFitWarning(jobs)
  const isTooMany = jobs.length > APPLY_JOBS
  return (
    <div className={styles.button}>
      <ApplyButton jobs={jobs} email={email} warning={warning} disabled={jobs.length === 0 || isTooMany}>
        {t.apply({ count: jobs.length })}
      </ApplyButton>
      {isTooMany && <p className="meta">{t.tooMany({ max: APPLY_JOBS })}</p>}
    </div>
  )
}

function head({ lang }: PageContext): Head {
  const t = textsOf(lang, 'keep')
  return pageHead(lang, {
    title: `${t.title} | ${textsOf(lang, 'mypage').title}`,
    description: t.description,
  })
}

export default definePage({ component: KeepPage, head })
