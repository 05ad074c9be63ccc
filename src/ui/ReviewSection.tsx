import { type ReactNode, useId } from 'react'
import { Facts } from './Facts.tsx'
import { Heading } from './Heading.tsx'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import styles from './ReviewSection.module.css'

interface ReviewSectionProps {
  title: string
  /** The page to edit the values; a hash links to a field. */
  to: string
  facts: ReviewFact[]
  texts: { change: string; notGiven: string }
}

export interface ReviewFact {
  label: string
  /** '' when the field was left empty. */
  value: ReactNode
  /** The language of the value, when it may differ from the page's. */
  lang?: string
}

/** Lists the entered values, with a link to edit them. */
export function ReviewSection({ title, to, facts, texts }: ReviewSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.header}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <Link to={to} className={styles.change}>
          <Icon name="edit" size="sm" />
          {texts.change}
          <span className="vh"> {title}</span>
        </Link>
      </div>
      <Facts
        dense
        facts={facts.map(({ label, value, lang }) => ({
          term: label,
          value:
            value === '' ? (
              <span className="meta">{texts.notGiven}</span>
            ) : (
              <span lang={lang} className={styles.value}>
                {value}
              </span>
            ),
        }))}
      />
    </section>
  )
}
