import { useTexts } from '#src/context/language.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Section } from '#src/ui/Section.tsx'
import styles from './Questions.module.css'

/** Frequent questions of employers; the first answer is open. */
export function Questions() {
  const { faq: t } = useTexts('recruiting')
  return (
    <Section title={t.title}>
      <div className={styles.questions}>
        {t.list.map(({ question, answer }, index) => (
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
