import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { SectionHeader } from './SectionHeader.tsx'
import styles from './Section.module.css'
import { Wrap } from './Wrap.tsx'

interface SectionProps {
  title: ReactNode
  lead?: ReactNode
  /** At the right of the heading: mostly a `MoreLink`. */
  action?: ReactNode
  /** On a kinari band across the window. */
  tint?: boolean
  id?: string
  className?: string
  children: ReactNode
}

/** A part of a page at page width, named by its heading (h2). */
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
