import type { ReactNode } from 'react'
import styles from './JobSection.module.css'

/** A section of the advertisement with its heading. */
export function JobSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
