import { formatDate } from '#domain/dates.ts'
import { formatSalaryRange } from '#domain/money.ts'
import { isRunning } from '#domain/processes/stages.ts'
import type { Process } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { KindList } from '#src/features/jobs/KindList.tsx'
import { Part } from '#src/features/jobs/Part.tsx'
import { ProcessKinds } from '#src/features/processes/ProcessKinds.tsx'
import { StageLine } from '#src/features/processes/StageLine.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { BackLink } from '#src/ui/BackLink.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { History } from '../parts/History.tsx'
import { LetterSheet } from '../parts/LetterSheet.tsx'
import styles from './Application.module.css'
import { Appointment } from './Appointment.tsx'
import { NextStage } from './NextStage.tsx'

/** An application with its stages, the next appointment, and what has happened. */
export function Application({ process }: { process: Process }) {
  const t = useTexts('processes')
  const href = useHref()
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
      <Contact process={process} />
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
        <ProcessKinds process={process} />
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
function Contact({ process }: { process: Process }) {
  const t = useTexts('processes')
  const to = useHref()('contact')
  return (
    <ButtonRow>
      <Button to={to} variant="line" icon="ask">
        {t.contact}
      </Button>
      {isRunning(process.status) && (
        <Button to={to} variant="text">
          {t.application.withdraw}
        </Button>
      )}
    </ButtonRow>
  )
}
