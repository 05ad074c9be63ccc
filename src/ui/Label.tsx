import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Label.module.css'

export type LabelTone = 'plain' | 'you' | 'ok' | 'wait' | 'off'

export interface LabelProps {
  /** `you`: the reader has to act. `ok`: done. `wait`: being processed. `off`: over. */
  tone?: LabelTone
  className?: string
  children: ReactNode
}

/** A status label. */
export function Label({ tone = 'plain', className, children }: LabelProps) {
  return <span className={cx(styles.label, tone !== 'plain' && styles[tone], className)}>{children}</span>
}
