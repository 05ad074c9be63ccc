import { useTexts } from '#src/context/language.ts'
import { Section } from '#src/ui/Section.tsx'
import styles from './Numbers.module.css'

/** Three figures of the last year. */
export function Numbers() {
  const { numbers: t } = useTexts('recruiting')
  return (
    <Section title={t.title} lead={t.period}>
      <dl className={styles.numbers}>
        {t.list.map(({ value, unit, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
