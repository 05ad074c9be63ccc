import type { ComponentProps } from 'react'
import styles from './Columns.module.css'
import { cx } from './cx.ts'

interface ColumnsProps extends ComponentProps<'div'> {
  /** Side of the narrow column from 64em: 17rem wide at the start, 20rem at the end. */
  aside: 'start' | 'end'
}

/** Two columns, stacked on small screens. */
export function Columns({ aside, className, ...rest }: ColumnsProps) {
  return <div {...rest} className={cx(styles.columns, styles[aside], className)} />
}
