import { useId } from 'react'
import { useTexts } from '#src/context/language.ts'
import { type ReviewFact, ReviewBlock } from '#src/forms/flow/ReviewBlock.tsx'
import { Button } from '#src/ui/Button.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './ProfileBlock.module.css'

interface ProfileBlockProps {
  title: string
  to: string
  facts: ReviewFact[]
  /** The purpose of the block, shown while it is empty. */
  empty: string
}

/** A block of the profile with a link to edit it. Without any answer it says what it is for. */
export function ProfileBlock({ title, to, facts, empty }: ProfileBlockProps) {
  const t = useTexts('profile')
  const id = useId()
  if (facts.some(({ value }) => value !== '')) return <ReviewBlock title={title} to={to} facts={facts} />
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
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
