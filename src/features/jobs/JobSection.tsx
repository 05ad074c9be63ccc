import type { ReactNode } from 'react'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './JobSection.module.css'

/** A section of the advertisement with its heading. */
export function JobSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Heading level={2}>{title}</Heading>
      {children}
    </section>
  )
}
