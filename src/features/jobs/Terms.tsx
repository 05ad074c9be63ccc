import type { Job } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import { Part } from './Part.tsx'
import styles from './Terms.module.css'
import { type Term, termsOf } from './termsOf.ts'

/** The terms of employment. */
export function Terms({ job }: { job: Job }) {
  const t = useTexts('job')
  const jobOptions = useTexts('jobOptions')
  const facts = termsOf(job, { job: t, jobOptions }).map(({ term, lines }) => ({
    term,
    value: <Lines lines={lines} />,
  }))
  return (
    <Part title={t.terms}>
      <Facts facts={facts} className={styles.terms} />
    </Part>
  )
}

function Lines({ lines }: Pick<Term, 'lines'>) {
  const t = useTexts('job')
  return lines.map(({ name, text }, index) => (
    <p key={index} className={styles.line}>
      {name && <b>{t.named({ name })}</b>}
      <Unbroken>{text}</Unbroken>
    </p>
  ))
}
