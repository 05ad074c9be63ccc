/** Fees, frequent questions and contact details for employers. */

import { companyFacts } from '#src/context/config.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Section } from '#src/ui/Section.tsx'
import styles from './RecruitingSections.module.css'

/** The fees, and the refund when a hired person leaves early. */
export function Fees() {
  const { fees: t } = useTexts('recruiting')
  return (
    <Section title={t.title} lead={t.lead}>
      <DataTable
        caption={t.caption}
        head={t.head}
        rows={t.rows(companyFacts().fee).map(({ service, fee, note, payment, refund }) => [
          service,
          <>
            <b className={styles.fee}>{fee}</b>
            {note}
          </>,
          payment,
          refund,
        ])}
      />
    </Section>
  )
}

/** Frequent questions of employers; the first answer is open. */
export function Questions() {
  const { faq: t } = useTexts('recruiting')
  const questions = [...t.list, t.leaving(companyFacts().fee)]
  return (
    <Section title={t.title}>
      <div className={styles.questions}>
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {question}
              <Icon name="down" size="sm" className={styles.chevron} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}

/** The contact details for employers. */
export function Contact() {
  const {
    contact: { title, text, write, mail, phone },
  } = useTexts('recruiting')
  const href = useHref()
  const lang = useLang()
  const { emails, phone: number, hours } = companyFacts()
  return (
    <Section title={title} lead={text}>
      <p className={styles.write}>
        <Button to={href('recruitingInquiry')}>{write}</Button>
      </p>
      <Facts
        facts={[
          { term: mail, value: <Link to={`mailto:${emails.recruiting}`}>{emails.recruiting}</Link> },
          { term: phone, value: number[lang], also: <span className="meta">{hours[lang]}</span> },
        ]}
      />
    </Section>
  )
}
