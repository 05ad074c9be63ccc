import type { ReactNode, Ref } from 'react'
import { Span } from './art/Span.tsx'
import { cx } from './cx.ts'
import { Heading } from './Heading.tsx'
import { Words } from './Unbroken.tsx'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  title: ReactNode
  /** Level of the title's heading. */
  headingLevel?: 1 | 2 | 3
  /** Selects the picture. */
  seed?: number
  role?: 'alert' | 'status'
  /** The next step, possibly a second one as a text button. */
  actions?: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
  /** An explanation in a sentence or two. */
  children?: ReactNode
}

/** Shown instead of an empty list: a picture, an explanation and a next step. */
export function EmptyState({
  title,
  headingLevel = 2,
  seed = 13,
  role,
  actions,
  className,
  ref,
  children,
}: EmptyStateProps) {
  return (
    <div ref={ref} role={role} className={cx(styles.empty, className)}>
      <Span seed={seed} width={500} height={200} className={styles.picture} />
      <Heading level={headingLevel} className={styles.title}>
        {title}
      </Heading>
      {children && (
        <div className={styles.text}>
          <Words>{children}</Words>
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
