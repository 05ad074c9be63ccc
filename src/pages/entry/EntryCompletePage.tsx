import { useEffect } from 'react'
import { useGetJob } from '#src/api/jobs.ts'
import { extra } from '#src/api/queries.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { SendAgain } from '#src/features/captcha/SendAgain.tsx'
import { clearAction } from '#src/features/favorites/entryStore.ts'
import { Advisor } from '#src/features/jobs/Advisor.tsx'
import { useFlowState } from '#src/forms/flow/flowContext.ts'
import { FlowPage } from '#src/forms/flow/FlowPage.tsx'
import { definePage } from '#src/page/definePage.tsx'
import type { KeptReceipt } from '#src/routes/flowState.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Addresses } from '#src/ui/Addresses.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Linked } from '#src/ui/Linked.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TermList } from '#src/ui/TermList.tsx'
import { useJobs } from './jobs/useEntryJobs.ts'
import { entryHead } from './steps/entryHead.ts'
import styles from './steps/steps.module.css'

/** The last step: confirms receipt and explains the next steps. */
function EntryCompletePage() {
  const t = useTexts('entry')
  const href = useHref()
  const { receipt } = useFlowState().state
  useEffect(clearAction, [])
  if (!receipt) return null
  const { jobIds, closedIds } = jobsOfReceipt(receipt)
  const title = t.completeTitle({ count: jobIds.length })
  return (
    <FlowPage narrow step="entryComplete" title={title} steps={Object.values(t.steps)}>
      <Note tone="ok">
        <p>
          <Addresses text={t.sentTo({ email: receipt.email })} />
        </p>
        <p>{t.applied({ count: jobIds.length })}</p>
      </Note>
      <div className={styles.again}>
        <SendAgain email={receipt.email} />
      </div>
      <p className={styles.wrong}>
        <Linked text={t.wrongAddress({ email: receipt.email })} to={[href('entry')]} />
      </p>
      {closedIds.length > 0 && <LeftOut ids={closedIds} />}
      <Heading level={2} className={styles.next}>
        {t.next}
      </Heading>
      <TermList numbered items={t.nextSteps} />
      {jobIds[0] !== undefined && <AdvisorOfJob id={jobIds[0]} />}
      <div className={styles.actions}>
        <Button to={href('jobs')}>{t.moreJobs}</Button>
        <Button variant="text" to={href('home')}>
          {t.toHome}
        </Button>
      </div>
    </FlowPage>
  )
}

/** The advisor who writes to the applicant. Renders nothing when the job cannot be loaded. */
function AdvisorOfJob({ id }: { id: number }) {
  const t = useTexts('entry')
  const { data: job } = useGetJob(useLang(), id, { query: { meta: extra } })
  if (!job) return null
  const { advisor } = job
  return (
    <div className={styles.advisor}>
      <Advisor advisor={advisor} note={t.yourAdvisor({ languages: advisor.languages })} />
    </div>
  )
}

function LeftOut({ ids }: { ids: number[] }) {
  const t = useTexts('entry')
  const { jobs } = useJobs(ids)
  return (
    <Note tone="warn" className={styles.leftOut}>
      <p>{t.leftOut}</p>
      <ul>
        {jobs.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </Note>
  )
}

/** Parses the jobs of a receipt in the tab's storage: `jobIds` were applied for, `closedIds` had closed. */
function jobsOfReceipt({ jobIds, closedIds }: KeptReceipt): { jobIds: number[]; closedIds: number[] } {
  return { jobIds: numbersIn(jobIds), closedIds: numbersIn(closedIds) }
}

const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []

export default definePage({ component: EntryCompletePage, head: entryHead('entryComplete') })
