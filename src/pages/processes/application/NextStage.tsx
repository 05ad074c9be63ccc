import type { StatusAlias } from '#domain/processes/statusAlias.ts'
import type { Process } from '#src/api/processes.ts'
import { useTexts } from '#src/context/language.ts'
import { Part } from '#src/features/jobs/Part.tsx'
import styles from './NextStage.module.css'

type NextText = keyof ReturnType<typeof useTexts<'processes'>>['application']['nextTexts']

const nextOf: Partial<Record<StatusAlias, NextText>> = {
  MyPageAppReceived: 'received',
  MyPageAppScreening: 'screening',
  MyPageAppInterview1: 'interview',
  MyPageAppInterview2: 'interview',
  MyPageAppFinal: 'interview',
  MyPageAppOffer: 'offer',
  MyPageAppJoined: 'joined',
  MyPageAppRejected: 'rejected',
  MyPageAppWithdrawn: 'withdrawn',
}

/** The advisor's summary and what comes next. */
export function NextStage({ process: { status, comment } }: { process: Process }) {
  const { application: t } = useTexts('processes')
  const next = nextOf[status]
  return (
    <Part title={t.next}>
      {comment !== '' && <p className={styles.comment}>{comment}</p>}
      {next && <p>{t.nextTexts[next]}</p>}
    </Part>
  )
}
