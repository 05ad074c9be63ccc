import type { ReactNode } from 'react'
import { Span } from './art/Span.tsx'
import { cx } from './cx.ts'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  title: ReactNode
  /** Level of the title in the page. */
  heading?: 'h1' | 'h2' | 'h3'
  /** Decides the picture. */
  seed?: number
  role?: 'alert' | 'status'
  /** One way on, perhaps a second as a text button. */
  actions?: ReactNode
  className?: string
  /** What happened, in a sentence or two. */
  children?: ReactNode
}

/** Where a list would be: a picture, what happened, one way on. */
export function EmptyState({
  title,
  heading: Heading = 'h2',
  seed = 13,
  role,
  actions,
  className,
  children,
}: EmptyStateProps) {
  return (
    <div role={role} className={cx(styles.empty, className)}>
      <Span seed={seed} width={500} height={200} className={styles.picture} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
