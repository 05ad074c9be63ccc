import { type ReactNode, useId } from 'react'
import type { Lang } from '#domain/lang.ts'
import { useTexts } from '../../context/language.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './ReviewBlock.module.css'

interface ReviewBlockProps {
  title: string
  /** The page to edit the values; a hash links to a field. */
  to: string
  facts: ReviewFact[]
}

export interface ReviewFact {
  label: string
  /** '' when the field was left empty. */
  value: ReactNode
  /** The language of the value, when it may differ from the page's. */
  lang?: Lang
}

/** Lists the entered values, with a link to edit them. */
export function ReviewBlock({ title, to, facts }: ReviewBlockProps) {
  const t = useTexts('forms')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.header}>
        <h2 id={id}>{title}</h2>
        <Link to={to} className={styles.change}>
          <Icon name="edit" size="sm" />
          {t.change}
          <span className="vh"> {title}</span>
        </Link>
      </div>
      <Facts
        dense
        facts={facts.map(({ label, value, lang }) => ({
          term: label,
          value:
            value === '' ? (
              <span className="meta">{t.notGiven}</span>
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
