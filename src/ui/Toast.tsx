import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import { Spinner } from './Spinner.tsx'
import styles from './Toast.module.css'

interface ToastProps {
  /** What is said; nothing is shown without it. */
  message?: ReactNode
  icon?: IconName
  /** Something is still going on. */
  busy?: boolean
  /** A button or link beside it, such as "Undo". */
  action?: ReactNode
}

/** A short word at the foot of the window. It stays in the page, so that what appears in it is read out. */
export function Toast({ message, icon = 'check', busy, action }: ToastProps) {
  return (
    <div role="status" className={styles.place}>
      {message && (
        <div className={styles.toast}>
          {busy ? <Spinner /> : <Icon name={icon} />}
          <span>{message}</span>
          {action}
        </div>
      )}
    </div>
  )
}
