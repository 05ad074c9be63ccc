import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Tag.module.css'

/** A descriptive word: a skill, a topic. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>
}

interface TagListProps {
  /** Name of the list, such as "Skills". */
  label: string
  tags: string[]
  className?: string
}

export function TagList({ label, tags, className }: TagListProps) {
  return (
    <ul className={cx(styles.list, className)} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  )
}
