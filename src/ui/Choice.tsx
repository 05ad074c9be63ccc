import type { ComponentProps, ReactNode } from 'react'
import styles from './Choice.module.css'
import { cx } from './cx.ts'

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** At the right: how many there are. */
  count?: ReactNode
  /** For a sentence of several lines: the box stands at its first. */
  long?: boolean
  /** The label. */
  children?: ReactNode
}

/** What Checkbox and Radio share: the native control, drawn, with its label around it. */
export function Choice({
  count,
  long,
  className,
  children,
  ...rest
}: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={cx(styles.choice, long && styles.long, className)}>
      <input {...rest} />
      <span>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  )
}
