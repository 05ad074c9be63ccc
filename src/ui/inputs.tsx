import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import styles from './inputs.module.css'

interface TextInputProps extends ComponentProps<'input'> {
  /** 44 px high instead of 48, for use next to lists. */
  small?: boolean
}

/** A one-line field. `aria-invalid` styles it as an error. */
export function TextInput({ small, className, ...rest }: TextInputProps) {
  return <input {...rest} className={cx(styles.input, small && styles.small, className)} />
}

interface NativeSelectProps extends ComponentProps<'select'> {
  small?: boolean
}

/** The browser's own select with custom styles; options are its children. */
export function NativeSelect({ small, className, ...rest }: NativeSelectProps) {
  return <select {...rest} className={cx(styles.input, styles.select, small && styles.small, className)} />
}
