import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Section } from '#src/ui/Section.tsx'
import styles from './Contact.module.css'

/** The contact details for employers. */
export function Contact() {
  const {
    contact: { title, text, write, mail, phone },
  } = useTexts('recruiting')
  const href = useHref()
  return (
    <Section title={title} lead={text}>
      <p className={styles.write}>
        <Button to={href('recruitingInquiry')}>{write}</Button>
      </p>
      <Facts
        facts={[
          { term: mail.label, value: <Link to={`mailto:${mail.address}`}>{mail.address}</Link> },
          { term: phone.label, value: phone.number, also: <span className="meta">{phone.hours}</span> },
        ]}
      />
    </Section>
  )
}
