import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { Heading } from './Heading.tsx'
import { Wrap, Lead } from './layout.tsx'
import styles from './Section.module.css'

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

interface SectionHeaderProps {
  title: ReactNode
  /** Id of the heading, for `aria-labelledby`. */
  id?: string
  lead?: ReactNode
  action?: ReactNode
  className?: string
}

/** An h2 with a link at its right and a lead below. */
export function SectionHeader({ title, id, lead, action, className }: SectionHeaderProps) {
  return (
    <div className={cx(styles.header, className)}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {action}
      {lead && <Lead className={styles.lead}>{lead}</Lead>}
    </div>
  )
}
