import type { ReactNode } from 'react'
import styles from './Folded.module.css'

type FoldedProps = { title: string; children: ReactNode }

/** The entries of a list that wait for nothing, below the others and closed at first. */
export function Folded({ title, children }: FoldedProps) {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
