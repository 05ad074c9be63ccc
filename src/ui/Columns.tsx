import type { ComponentProps } from 'react'
import styles from './Columns.module.css'
import { cx } from './cx.ts'

interface ColumnsProps extends ComponentProps<'div'> {
  /** Which side the narrow column is on, from 64em: 17rem at the start, 20rem at the end. */
  aside: 'start' | 'end'
}

/** Two columns, one below the other on small screens. */
export function Columns({ aside, className, ...rest }: ColumnsProps) {
  return <div {...rest} className={cx(styles.columns, styles[aside], className)} />
}
