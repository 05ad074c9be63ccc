import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import styles from './Input.module.css'

interface NativeSelectProps extends ComponentProps<'select'> {
  small?: boolean
}

/** The browser's own select with custom styles; options are its children. */
export function NativeSelect({ small, className, ...rest }: NativeSelectProps) {
  return <select {...rest} className={cx(styles.input, styles.select, small && styles.small, className)} />
}
