import { type ReactNode, type Ref, useId } from 'react'
import { Icon } from '../ui/Icon.tsx'
import styles from './AlertBox.module.css'

interface AlertBoxProps {
  /** For giving it the focus. */
  ref?: Ref<HTMLDivElement>
  title: string
  children: ReactNode
}

/** Something went wrong, in a frame that is read out when it appears. */
export function AlertBox({ ref, title, children }: AlertBoxProps) {
  const id = useId()
  return (
    <div ref={ref} role="alert" tabIndex={-1} aria-labelledby={id} className={styles.box}>
      <h2 id={id} className={styles.title}>
        <Icon name="alert" />
        {title}
      </h2>
      {children}
    </div>
  )
}
