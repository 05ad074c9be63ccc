import { useTexts } from '#src/context/language.ts'
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
      </Sheet>
    </aside>
  )
}
