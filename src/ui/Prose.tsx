import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import styles from './Prose.module.css'

interface ProseProps extends ComponentProps<'div'> {
  /** Larger and looser, for articles. */
  article?: boolean
}

/** Running text: paragraphs, lists, headings and tables, 42em wide at most. */
export function Prose({ article, className, ...rest }: ProseProps) {
  return <div {...rest} className={cx(styles.prose, article && styles.article, className)} />
}
