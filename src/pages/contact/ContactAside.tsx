import { useGetProfile } from '#src/api/profile.ts'
import { companyFacts } from '#src/context/config.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { Avatar } from '#src/ui/art/Avatar.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Panel } from '#src/ui/layout.tsx'
import styles from './ContactAside.module.css'

/** Helpful facts beside the form. */
export function ContactAside() {
  const { aside: t } = useTexts('contact')
  return (
    <aside aria-label={t.title}>
      <Panel className={styles.sheet}>
        <Heading level={2} className={styles.title}>
          {t.title}
        </Heading>
        <ul className={styles.facts}>
          {t.facts(companyFacts()).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Reader />
      </Panel>
    </aside>
  )
}

/** The advisor who reads the message. Below the facts, which do not move when the name arrives; nothing until it is known. */
function Reader() {
  const { advisor: label } = useTexts('contact').aside
  const { data: profile } = useGetProfile(useLang())
  if (!profile?.advisor) return null
  const { name, initials } = profile.advisor
  return (
    <p className={styles.reader}>
      <Avatar of={initials} initials={initials} size={56} />
      <span>
        <span className="meta">{label}</span>
        <b>{name}</b>
      </span>
    </p>
  )
}
