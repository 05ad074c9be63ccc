import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import styles from './Lead.module.css'

/** The paragraph under a heading: a little larger, quieter, 40em wide at most. */
export function Lead({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={cx(styles.lead, className)} />
}
