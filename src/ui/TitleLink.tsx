import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Link } from './Link.tsx'
import styles from './TitleLink.module.css'

interface TitleLinkProps {
  to: string
  headingLevel: 2 | 3
  className?: string
  /** Language of the title, where it may differ from the page's. */
  lang?: string
  children: ReactNode
}

/** A title in mincho whose link covers the enclosing `position: relative` entry. */
export function TitleLink({ to, headingLevel, className, lang, children }: TitleLinkProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Heading lang={lang} className={cx(styles.title, 'voice', className)}>
      <Link to={to}>{children}</Link>
    </Heading>
  )
}
