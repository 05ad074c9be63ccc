import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import styles from './Input.module.css'

interface TextInputProps extends ComponentProps<'input'> {
  /** 44 px high instead of 48, for use next to lists. */
  small?: boolean
}

/** A one-line field. `aria-invalid` styles it as an error. */
export function TextInput({ small, className, ...rest }: TextInputProps) {
  return <input {...rest} className={cx(styles.input, small && styles.small, className)} />
}

/** A field of several lines. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={cx(styles.input, styles.area, className)} />
}
