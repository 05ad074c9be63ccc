import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Prose } from './layout.tsx'
import styles from './RichText.module.css'

interface RichTextProps extends ComponentProps<'div'> {
  /** Larger and looser, for articles. */
  article?: boolean
}

/** Running text with everything that editors write: sections, tables, quotations, pictures, code. */
export function RichText({ article, className, ...rest }: RichTextProps) {
  return <Prose {...rest} className={cx(styles.rich, article && styles.article, className)} />
}
