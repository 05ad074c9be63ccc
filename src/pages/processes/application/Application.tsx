import { formatDate } from '#domain/dates.ts'
import { formatSalaryRange } from '#domain/money.ts'
import { hasReached, isRunning } from '#domain/processes/stages.ts'
import { joinSentences } from '#domain/text.ts'
import type { Process } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useNow } from '#src/context/now.ts'
import { JobSection } from '#src/features/jobs/JobSection.tsx'
import { KindList } from '#src/features/jobs/KindList.tsx'
import { Address } from '#src/features/processes/Address.tsx'
import { ProcessKinds } from '#src/features/processes/ProcessKinds.tsx'
import { StageLine } from '#src/features/processes/StageLine.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { ButtonRow } from '#src/ui/layout.tsx'
import { BackLink, Link } from '#src/ui/Link.tsx'
import { Note } from '#src/ui/mantine/Note.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Sentence, Unbroken } from '#src/ui/Unbroken.tsx'
import { History } from '../History.tsx'
import { IntentionButton } from '../intentions/IntentionButton.tsx'
import { Ledger } from '../ledger/Ledger.tsx'
import { LetterSheet } from '../LetterSheet.tsx'
import { nextTextOf } from '../nextText.ts'
import { Appointment } from './Appointment.tsx'
import { Arrival } from './Arrival.tsx'
import { Consent } from './Consent.tsx'
import { useApplication } from './useApplication.ts'
import styles from './Application.module.css'

/**
 * An application with its stages, the next appointment, and its history. The open question comes first: the ledger with the question for
 * consent until the documents are with the employer, then the appointment or the offer. Before an offer the calendar from abroad comes last.
 */
export function Application({ loaded }: { loaded: Process }) {
  const application = useApplication(loaded)
  const { process } = application
  const t = useTexts('processes')
  const href = useHref()
  const isBeforeSelection = process.status === 'MyPageAppReceived'
  const hasOffer = hasReached(process, 'MyPageAppOffer')
  const ledger = (
    <Ledger process={process}>
      <Consent {...application} />
    </Ledger>
  )
  return (
    <>
      <BackLink to={href('applications')}>{t.application.all}</BackLink>
      <ApplicationHeader process={process} />
      {isBeforeSelection && ledger}
      {isBeforeSelection && <NextStage process={process} />}
      <StageLine process={process} className={styles.stages} />
      <Appointment process={process} />
      {!isBeforeSelection && <NextStage process={process} />}
      <EmployerFacts process={process} />
      {process.preparation.length > 0 && (
        <JobSection title={t.application.prepare}>
          <Facts facts={process.preparation.map(({ title, text }) => ({ term: title, value: text }))} />
        </JobSection>
      )}
      {!isBeforeSelection && ledger}
      {hasOffer && <Arrival process={process} />}
      <History history={process.history} />
      {process.letter !== '' && (
        <JobSection title={t.application.letter}>
          <LetterSheet process={process} />
        </JobSection>
      )}
      {!hasOffer && <Arrival process={process} />}
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
      <PageHeader tight job title={job.title}>
        {process.employer && <p className={styles.employer}>{process.employer.name}</p>}
        <p className={styles.job}>
          <span>
            <Unbroken>{job.employer}</Unbroken>
          </span>
        </p>
        <p className={styles.job}>
          <span className="num">{formatSalaryRange(job.salaryMin, job.salaryMax, lang)}</span>
          <span>{job.place}</span>
        </p>
      </PageHeader>
    </>
  )
}

/** Only advisors move an application, so the applicant withdraws by a typed message. */
function Contact({ process }: { process: Process }) {
  const t = useTexts('processes')
  const to = useHref()('contact')
  return (
    <ButtonRow>
      <Button to={to} variant="line" icon="ask">
        {t.contact}
      </Button>
      {isRunning(process.status) && (
        <IntentionButton kind="withdraw" variant="text" process={process}>
          {t.application.withdraw}
        </IntentionButton>
      )}
    </ButtonRow>
  )
}

/** The advisor's summary and the next stage. */
function NextStage({ process }: { process: Process }) {
  const texts = useTexts('processes')
  const lang = useLang()
  const { comment, documentsAsked } = process
  return (
    <JobSection title={texts.application.next}>
      {comment !== '' && <p className={styles.comment}>{comment}</p>}
      {documentsAsked && <AskedDocuments text={documentsAsked} />}
      <p>
        <Sentence text={nextTextOf(process, { lang, now: useNow() }, texts)} />
      </p>
    </JobSection>
  )
}

/** The documents that the advisor waits for, in the advisor's words. */
function AskedDocuments({ text }: { text: string }) {
  const { application: t } = useTexts('processes')
  const href = useHref()
  return (
    <Note className={styles.asked}>
      <p>
        <b>{t.documentsAskedTitle}</b>
      </p>
      <p className={styles.words}>{text}</p>
      <p>
        <Link to={href('profile')}>{t.toDocuments}</Link>
      </p>
    </Note>
  )
}

/** The employer, once the advisor has named it. */
function EmployerFacts({ process: { employer, ledger } }: { process: Process }) {
  const { application } = useTexts('processes')
  const { named } = useTexts('ledger')
  const lang = useLang()
  const t = application.employer
  if (!employer) return null
  const entry = ledger?.findLast(({ event }) => event === 'employer-named')
  const { name, address, website } = employer
  const site = website === null ? [] : [{ term: t.website, value: <a href={website}>{website}</a> }]
  return (
    <JobSection title={t.title}>
      <Facts
        facts={[
          { term: t.name, value: name },
          { term: t.address, value: <Address text={address} /> },
          ...site,
        ]}
      />
      <p className={cx('meta', styles.secret)}>
        {joinSentences(lang, [
          ...(entry ? [named({ by: entry.by, date: formatDate(entry.at, lang) })] : []),
          t.secret,
        ])}
      </p>
    </JobSection>
  )
}
