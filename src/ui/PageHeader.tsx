import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Lead } from './Lead.tsx'
import styles from './PageHeader.module.css'

interface PageHeaderProps {
  title: ReactNode
  lead?: ReactNode
  /** Less space below, where steps or filters follow. */
  tight?: boolean
  className?: string
  children?: ReactNode
}

/** The page's h1 with its lead. */
export function PageHeader({ title, lead, tight, className, children }: PageHeaderProps) {
  return (
    <div className={cx(styles.header, tight && styles.tight, className)}>
      <h1>{title}</h1>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </div>
  )
}
