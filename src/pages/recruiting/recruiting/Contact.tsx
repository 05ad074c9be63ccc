import { useTexts } from '#src/app/language.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Section } from '#src/ui/Section.tsx'

/** How an employer reaches the company. */
export function Contact() {
  const {
    contact: { title, text, mail, phone },
  } = useTexts('recruiting')
  return (
    <Section title={title} lead={text}>
      <Facts
        facts={[
          { term: mail.label, value: <Link to={`mailto:${mail.address}`}>{mail.address}</Link> },
          { term: phone.label, value: phone.number, also: <span className="meta">{phone.hours}</span> },
        ]}
      />
    </Section>
  )
}
