import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import styles from './Wrap.module.css'

/** The width of the page with its side margins. */
export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.wrap, className)} />
}
