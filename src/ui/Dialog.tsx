import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Dialog.module.css'

interface DialogProps {
  open: boolean
  /** Called on Escape, or on a click outside the dialog. */
  onClose: () => void
  title: ReactNode
  /** Buttons at the foot: first the safe choice as text, then the action. */
  actions?: ReactNode
  className?: string
  children?: ReactNode
}

/** A native modal dialog. Takes the focus, and restores it on closing. */
export function Dialog({ open, onClose, title, actions, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open) dialog.current?.close()
  }, [open])

  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={cx(styles.dialog, className)}
      onClose={onClose}
      onClick={closeBeside}
    >
      {open && (
        <div className={styles.body}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
