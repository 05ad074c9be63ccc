import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import styles from './Sheet.module.css'

/** A white sheet with a border, for interactive content. */
export function Sheet({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.sheet, className)} />
}
