import { type ReactNode, useId } from 'react'
import { cx } from '#src/ui/cx.ts'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './DashboardSection.module.css'

interface DashboardSectionProps {
  title: string
  /** The target of links to the section. */
  id?: string
  /** A link at the right of the heading. */
  action?: ReactNode
  /** In the narrow column. */
  small?: boolean
  children: ReactNode
}

/** A section of the dashboard with its heading. */
export function DashboardSection({ title, id, action, small, children }: DashboardSectionProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className={cx(styles.block, small && styles.small)}>
      <div className={styles.head}>
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  )
}
