import { type ReactNode, useId } from 'react'
import styles from './Contents.module.css'
import { Link } from './Link.tsx'
import { useSectionInView } from './useSectionInView.ts'

interface ContentsProps {
  title: string
  /** Sections of the page, in order; `id` is their element's. */
  items: { id: string; label: ReactNode }[]
  /** Language of the labels, where it differs from the page's. */
  lang?: string
}

/** A table of contents: next to the text, with a dot at the section in view; above it and collapsed on small screens. */
export function Contents({ title, items, lang }: ContentsProps) {
  const titleId = useId()
  const current = useSectionInView(items.map(({ id }) => id))
  const list = (
    <ol lang={lang} className={styles.list}>
      {items.map(({ id, label }) => (
        <li key={id}>
          <Link to={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ol>
  )
  return (
    <div className={styles.contents}>
      <details className={styles.folded}>
        <summary>{title}</summary>
        {list}
      </details>
      <nav aria-labelledby={titleId} className={styles.beside}>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        {list}
      </nav>
    </div>
  )
}
