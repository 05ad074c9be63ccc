import { companyFacts } from '#src/context/config.ts'
import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { FourArches } from '#src/ui/art/FourArches.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Section } from '#src/ui/Section.tsx'
import styles from './HowItWorks.module.css'

/** The four steps from registration to the first day at work. */
export function HowItWorks() {
  const { steps } = useTexts('home')
  const href = useHref()
  const { placements } = companyFacts()
  return (
    <Section tint title={steps.title}>
      <div className={styles.how}>
        <FourArches className={styles.arches} />
        <ol className={styles.steps}>
          {steps.list.map(({ title, text }) => (
            <li key={title}>
              <Heading level={3}>{title}</Heading>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      {placements && <p className={styles.proof}>{steps.proof(placements)}</p>}
      <p className="row">
        <Button to={href('entry')}>{steps.register}</Button>
        <Link to={href('invitation')}>{steps.talk}</Link>
      </p>
    </Section>
  )
}
