import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Heading } from './Heading.tsx'
import { Lead } from './layout.tsx'
import styles from './PageHeader.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** Language of the title, where it differs from the page's. */
  titleLang?: string
  lead?: ReactNode
  /** Less space below, where steps or filters follow. */
  tight?: boolean
  /** The title of a job, below a link and labels: smaller on a phone, where katakana words are long. */
  job?: boolean
  className?: string
  children?: ReactNode
}

/** The page's h1 and its lead. */
export function PageHeader({ title, titleLang, lead, tight, job, className, children }: PageHeaderProps) {
  return (
    <div className={cx(styles.header, tight && styles.tight, job && styles.job, className)}>
      <Heading level={1} lang={titleLang}>
        {title}
      </Heading>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </div>
  )
}
