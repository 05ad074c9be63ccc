import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#src/api/profile.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { Crest } from '#src/ui/art/Crest.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import styles from './ContactAside.module.css'

/** Helpful facts beside the form. */
export function ContactAside() {
  const { aside: t } = useTexts('contact')
  return (
    <aside aria-label={t.title}>
      <Sheet className={styles.sheet}>
        <h2 className={styles.title}>{t.title}</h2>
        <ul className={styles.facts}>
          {t.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Reader />
      </Sheet>
    </aside>
  )
}

/** The advisor who reads the message. Below the facts, which do not move when the name arrives; nothing until it is known. */
function Reader() {
  const { advisor: label } = useTexts('contact').aside
  const { data: profile } = useQuery(profileQuery(useLang()))
  if (!profile?.advisor) return null
  const { name, initials } = profile.advisor
  return (
    <p className={styles.reader}>
      <Crest of={initials} initials={initials} size={56} />
      <span>
        <span className="meta">{label}</span>
        <b>{name}</b>
      </span>
    </p>
  )
}
