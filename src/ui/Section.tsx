import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { SectionHeader } from './SectionHeader.tsx'
import styles from './Section.module.css'
import { Wrap } from './Wrap.tsx'

interface SectionProps {
  title: ReactNode
  lead?: ReactNode
  /** Right of the heading, usually a `MoreLink`. */
  action?: ReactNode
  /** Adds a kinari background across the window. */
  tint?: boolean
  id?: string
  className?: string
  children: ReactNode
}

/** A section at page width, named by its heading (h2). */
export function Section({ title, lead, action, tint, id, className, children }: SectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cx(styles.section, tint && styles.tint, className)}
    >
      <Wrap>
        <SectionHeader id={headingId} title={title} lead={lead} action={action} />
        {children}
      </Wrap>
    </section>
  )
}
