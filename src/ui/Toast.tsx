import type { FocusEvent, PointerEvent, ReactNode } from 'react'
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
  /** Called when the pointer or the focus enters the message and when both have left it. */
  onHold?: (isHeld: boolean) => void
}

/** A short message at the foot of the window. Its element stays in the DOM, so that screen readers announce it. */
export function Toast({ message, icon = 'check', busy, action, onHold }: ToastProps) {
  return (
    <div role="status" className={styles.place}>
      {message && (
        <div className={styles.toast} {...(onHold && holding(onHold))}>
          {busy ? <Spinner /> : <Icon name={icon} />}
          <span>{message}</span>
          {action}
        </div>
      )}
    </div>
  )
}

/** Holds a message that is being read or used: the pointer or the focus is in it. */
function holding(onHold: (isHeld: boolean) => void) {
  const hold = () => onHold(true)
  return {
    onFocus: hold,
    onPointerEnter: hold,
    onBlur: ({ currentTarget }: FocusEvent) => onHold(currentTarget.matches(':hover')),
    onPointerLeave: ({ currentTarget }: PointerEvent) => onHold(currentTarget.matches(':focus-within')),
  }
}

interface UndoToastProps {
  /** The message; without it nothing is shown. */
  message?: ReactNode
  icon?: IconName
  /** The label of the button. */
  label: string
  /** Without it the message has no button. */
  onUndo?: () => void
  onHold: (isHeld: boolean) => void
}

/** A message about a change, with a button to undo it. */
export function UndoToast({ message, icon, label, onUndo, onHold }: UndoToastProps) {
  return (
    <Toast
      icon={icon}
      message={message}
      onHold={onHold}
      action={
        onUndo && (
          <button type="button" onClick={onUndo}>
            {label}
          </button>
        )
      }
    />
  )
}
