import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './choices.module.css'

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Number of entries, at the right. */
  count?: ReactNode
  /** For a label of several lines: aligns the box with the first. */
  long?: boolean
  children?: ReactNode
}

/** The base of Checkbox and Radio: the native control, styled, inside its label. */
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

/** A native checkbox inside its label. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}

/** A native radio button inside its label. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />
}
