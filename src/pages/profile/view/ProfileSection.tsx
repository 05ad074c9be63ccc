import { useId } from 'react'
import { useTexts } from '#src/context/language.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { type ReviewFact, ReviewSection } from '#src/ui/ReviewSection.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './ProfileSection.module.css'

interface ProfileSectionProps {
  title: string
  to: string
  facts: ReviewFact[]
  /** The purpose of the section, shown while it is empty. */
  empty: string
}

/** A section of the profile with a link to edit it. Without any value it explains its purpose. */
export function ProfileSection({ title, to, facts, empty }: ProfileSectionProps) {
  const t = useTexts('profile')
  const texts = useTexts('forms')
  const id = useId()
  if (facts.some(({ value }) => value !== ''))
    return <ReviewSection title={title} to={to} facts={facts} texts={texts} />
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.empty}>
        <p className="quiet">{empty}</p>
        <Button variant="line" size="sm" to={to}>
          {t.fillIn}
          <VisuallyHidden>{t.fillInWhat({ title })}</VisuallyHidden>
        </Button>
      </div>
    </section>
  )
}
