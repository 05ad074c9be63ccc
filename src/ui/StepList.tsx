import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './StepList.module.css'

interface StepListProps {
  /** Name of the list. */
  label: string
  /** In less than 40rem the steps are below each other. */
  stages?: boolean
  className?: string
  /** Items of a list. */
  children: ReactNode
}

/** Future steps: an arch from each to the next. `Steps` draws progress on it. */
export function StepList({ label, stages, className, children }: StepListProps) {
  return (
    <ol className={cx(styles.steps, stages && styles.stages, className)} aria-label={label}>
      {children}
    </ol>
  )
}
