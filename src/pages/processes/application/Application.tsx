import { formatDate } from '#domain/dates.ts'
import { formatSalaryRange } from '#domain/money.ts'
import type { Process } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { KindList } from '#src/features/jobs/KindList.tsx'
import { Part } from '#src/features/jobs/Part.tsx'
import { BackLink } from '#src/ui/BackLink.tsx'
import { ProcessLabel } from '#src/features/processes/ProcessLabel.tsx'
import { StageLine } from '#src/features/processes/StageLine.tsx'
import { laterHref } from '#src/routes/laterHref.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Label } from '#src/ui/Label.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { isRunning } from '#domain/processes/stages.ts'
import { History } from '../parts/History.tsx'
import { LetterSheet } from '../parts/LetterSheet.tsx'
import styles from './Application.module.css'
import { Appointment } from './Appointment.tsx'
import { NextStage } from './NextStage.tsx'

/** An application with its stages, the next appointment, and what has happened. */
export function Application({ process }: { process: Process }) {
  const t = useTexts('processes')
  const href = useHref()
  const lang = useLang()
  return (
    <>
      <BackLink to={href('applications')}>{t.application.all}</BackLink>
      <ApplicationHeader process={process} />
      <StageLine process={process} className={styles.stages} />
      <Appointment process={process} />
      <NextStage process={process} />
      {process.preparation.length > 0 && (
        <Part title={t.application.prepare}>
          <Facts facts={process.preparation.map(({ title, text }) => ({ term: title, value: text }))} />
        </Part>
      )}
      <History history={process.history} />
      {process.letter !== '' && (
        <Part title={t.application.letter}>
          <LetterSheet process={process} />
        </Part>
      )}
      <Contact process={process} to={laterHref(lang, '/applicant/mypage/contact')} />
    </>
  )
}

function ApplicationHeader({ process }: { process: Process }) {
  const t = useTexts('processes')
  const lang = useLang()
  const { job } = process
  return (
    <>
      <KindList>
        <li>
          <ProcessLabel status={process.status_id} />
        </li>
        {!process.isOpen && (
          <li>
            <Label tone="off">{t.closed}</Label>
          </li>
        )}
        <li>{t.application.date({ date: formatDate(process.startedAt, lang) })}</li>
        <li>{t.jobNumber({ id: job.job_id })}</li>
      </KindList>
      <PageHeader tight className={styles.title} title={job.title}>
        <p className={styles.job}>{job.employer}</p>
        <p className={styles.job}>
          <span className="num">{formatSalaryRange(job.salaryMin, job.salaryMax, lang)}</span>
          <span>{job.place}</span>
        </p>
      </PageHeader>
    </>
  )
}

/** Only advisors move an application, so the applicant withdraws by a message. */
function Contact({ process, to }: { process: Process; to: string | undefined }) {
  const t = useTexts('processes')
  if (!to) return null
  return (
    <div className={styles.contact}>
      <Button to={to} variant="line" icon="ask">
        {t.contact}
      </Button>
      {isRunning(process.status_id) && (
        <Button to={to} variant="text">
          {t.application.withdraw}
        </Button>
      )}
    </div>
  )
}
