import type { Texts } from '#i18n/texts.ts'
import type { Job } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import { JobSection } from './JobSection.tsx'
import styles from './Terms.module.css'

/** The terms of employment. */
export function Terms({ job }: { job: Job }) {
  const t = useTexts('job')
  const jobOptions = useTexts('jobOptions')
  const facts = termsOf(job, { job: t, jobOptions }).map(({ term, lines }) => ({
    term,
    value: <Lines lines={lines} />,
  }))
  return (
    <JobSection title={t.terms}>
      <Facts facts={facts} className={styles.terms} />
    </JobSection>
  )
}

function Lines({ lines }: Pick<Term, 'lines'>) {
  const t = useTexts('job')
  return lines.map(({ name, text }, index) => (
    <p key={index} className={styles.line}>
      {name && <b>{t.named({ name })}</b>}
      <Unbroken sentence>{text}</Unbroken>
    </p>
  ))
}

/** A condition of employment; `name` labels a line that needs a label. */
export interface Term {
  term: string
  lines: { name?: string; text: string }[]
}

/** Returns the conditions that an advertisement must state (Employment Security Act, article 5-3), in the usual order. */
export function termsOf(job: Job, texts: Pick<Texts, 'job' | 'jobOptions'>): Term[] {
  const t = texts.job
  return [
    { term: t.employmentType, lines: [{ text: texts.jobOptions.employmentType[job.employmentType] }] },
    {
      term: t.contractPeriod,
      lines: [{ text: job.contractPeriod }, { name: t.contractRenewal, text: job.contractRenewal }],
    },
    { term: t.probation, lines: [{ text: job.probation }] },
    {
      term: t.workplace,
      lines: [{ text: job.workplace }, { name: t.workplaceChange, text: job.workplaceChange }],
    },
    {
      term: t.workingHours,
      lines: [
        { text: job.workingHours },
        { name: t.breakTime, text: job.breakTime },
        { name: t.overtime, text: job.overtime },
      ],
    },
    { term: t.holidays, lines: [{ text: job.holidays }] },
    { term: t.pay, lines: job.pay.map((text) => ({ text })) },
    { term: t.allowances, lines: [{ text: job.allowances }] },
    { term: t.insurance, lines: [{ text: job.insurance }] },
    { term: t.smoking, lines: [{ text: job.smoking }] },
    { term: t.visa, lines: [{ text: job.visa }] },
  ].map(withoutEmptyLines)
}

/** Drops empty lines, such as the renewal of a permanent contract. */
const withoutEmptyLines = ({ term, lines }: Term): Term => ({
  term,
  lines: lines.filter(({ text }) => text !== ''),
})
