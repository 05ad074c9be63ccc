import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import { Spinner } from './Spinner.tsx'
import styles from './Toast.module.css'

interface ToastProps {
  /** The message; without it nothing is shown. */
  message?: ReactNode
  icon?: IconName
  /** Work is in progress. */
  busy?: boolean
  /** A button or link next to the message, such as "Undo". */
  action?: ReactNode
}

/** A short message at the foot of the window. Its element stays in the DOM, so that screen readers announce it. */
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

interface UndoToastProps {
  /** The message; without it nothing is shown. */
  message?: ReactNode
  icon?: IconName
  /** The label of the button. */
  label: string
  /** Without it the message has no button. */
  onUndo?: () => void
  /** Called when the button gets and loses the focus. */
  onHold: (isHeld: boolean) => void
}

/** A message about a removal, with a button to undo it. */
export function UndoToast({ message, icon, label, onUndo, onHold }: UndoToastProps) {
  return (
    <Toast
      icon={icon}
      message={message}
      action={
        onUndo && (
          <button type="button" onClick={onUndo} onFocus={() => onHold(true)} onBlur={() => onHold(false)}>
            {label}
          </button>
        )
      }
    />
  )
}
