import { type ReactNode, useId } from 'react'
import styles from './Contents.module.css'
import { Link } from './Link.tsx'
import { useSectionInView } from './useSectionInView.ts'

interface ContentsProps {
  title: string
  /** The parts of the page, in order; `id` is that of the element. */
  items: { id: string; label: ReactNode }[]
  /** Language of the labels, where it is not the page's. */
  lang?: string
}

/** A table of contents: beside the text with a dot where the reader is; on small screens above it, folded. */
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
