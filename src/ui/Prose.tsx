import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import styles from './Prose.module.css'

/** Running text of paragraphs, small headings and lists, 42em wide at most. `RichText` has more. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.prose, className)} />
}
