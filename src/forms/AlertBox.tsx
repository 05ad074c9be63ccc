import { type ReactNode, type Ref, useId } from 'react'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './AlertBox.module.css'

interface AlertBoxProps {
  /** Lets the caller focus the box. */
  ref?: Ref<HTMLDivElement>
  title: string
  className?: string
  children: ReactNode
}

/** An error message in a box that screen readers announce when it appears. */
export function AlertBox({ ref, title, className, children }: AlertBoxProps) {
  const id = useId()
  return (
    <div ref={ref} role="alert" tabIndex={-1} aria-labelledby={id} className={cx(styles.box, className)}>
      <h2 id={id} className={styles.title}>
        <Icon name="alert" />
        {title}
      </h2>
      {children}
    </div>
  )
}
