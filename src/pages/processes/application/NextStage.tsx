import { ProcessStatus } from '#openapi/generated/options.ts'
import type { Process } from '#src/api/processes.ts'
import { useTexts } from '#src/context/language.ts'
import { Part } from '#src/features/jobs/Part.tsx'
import styles from './NextStage.module.css'

type NextText = keyof ReturnType<typeof useTexts<'processes'>>['application']['nextTexts']

const nextOf: Partial<Record<ProcessStatus, NextText>> = {
  [ProcessStatus.MyPageAppReceived]: 'received',
  [ProcessStatus.MyPageAppScreening]: 'screening',
  [ProcessStatus.MyPageAppInterview1]: 'interview',
  [ProcessStatus.MyPageAppInterview2]: 'interview',
  [ProcessStatus.MyPageAppFinal]: 'interview',
  [ProcessStatus.MyPageAppOffer]: 'offer',
  [ProcessStatus.MyPageAppJoined]: 'joined',
  [ProcessStatus.MyPageAppRejected]: 'rejected',
  [ProcessStatus.MyPageAppWithdrawn]: 'withdrawn',
}

/** The advisor's summary and what comes next. */
export function NextStage({ process: { status_id, comment } }: { process: Process }) {
  const { application: t } = useTexts('processes')
  const next = nextOf[status_id]
  return (
    <Part title={t.next}>
      {comment !== '' && <p className={styles.comment}>{comment}</p>}
      {next && <p>{t.nextTexts[next]}</p>}
    </Part>
  )
}
