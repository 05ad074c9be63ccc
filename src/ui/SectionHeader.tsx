import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Lead } from './Lead.tsx'
import styles from './SectionHeader.module.css'

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
      <h2 id={id}>{title}</h2>
      {action}
      {lead && <Lead className={styles.lead}>{lead}</Lead>}
    </div>
  )
}
