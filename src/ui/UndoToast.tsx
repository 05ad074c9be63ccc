import type { ReactNode } from 'react'
import type { IconName } from './iconPaths.ts'
import { Toast } from './Toast.tsx'

interface UndoToastProps {
  /** The message; without it nothing is shown. */
  message?: ReactNode
  icon?: IconName
  /** The label of the button. */
  label: string
  /** Without it the message has no button. */
  onUndo?: () => void
}

/** A message about a removal, with a button to undo it. */
export function UndoToast({ message, icon, label, onUndo }: UndoToastProps) {
  return (
    <Toast
      icon={icon}
      message={message}
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
