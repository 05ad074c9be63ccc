import type { ReactNode } from 'react'
import styles from './Part.module.css'

interface PartProps {
  title: string
  /** One sentence about the use of the part. */
  hint?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

/** A titled part of a tab. */
export function Part({ title, hint, actions, children }: PartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {actions}
      </div>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  )
}
