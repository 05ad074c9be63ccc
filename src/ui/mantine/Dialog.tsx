import { Modal } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { type ReactNode, createContext, use, useEffect, useState } from 'react'
import { focusPage } from '../../lib/focus.ts'
import { Button } from '../Button.tsx'
import { cx } from '../cx.ts'
import { Unbroken, Words } from '../Unbroken.tsx'
import { MantineScope } from './MantineScope.tsx'
import styles from './Dialog.module.css'

/** Sets whether the dialog around stays open. */
const DialogHold = createContext<(isHeld: boolean) => void>(() => {})

interface DialogProps {
  title: ReactNode
  /** Accessible name of the button that closes the dialog. Without it the dialog has no such button. */
  closeLabel?: string
  /** Also called on Escape, and on a click outside the dialog; not while the dialog sends (`DialogCancel`). */
  onClose: () => void
  /** Maximum width; 36rem by default. */
  size?: string
  /** Fills the window of a phone, for content of more than a screen. */
  fillsPhone?: boolean
  children: ReactNode
}

/**
 * The modal dialog of all pages, open while it is rendered. Takes the focus, and restores it on closing. Load it with its first use: it
 * weighs 15 KiB, and the provider 6.
 */
export function Dialog({ title, closeLabel, onClose, size = '36rem', fillsPhone, children }: DialogProps) {
  useFocusReturn()
  const [isHeld, setHeld] = useState(false)
  return (
    <MantineScope>
      <Modal.Root
        opened
        centered
        size={size}
        // Mantine locks the page with a `<style>` element, which our content security policy refuses; `Dialog.module.css` locks it.
        lockScroll={false}
        className={cx(closeLabel === undefined && styles.plain, fillsPhone && styles.fillsPhone)}
        onClose={() => isHeld || onClose()}
      >
        <Modal.Overlay className={styles.overlay} />
        {/* `className` would also be given to the box around the sheet, which covers the window. */}
        <Modal.Content classNames={{ content: styles.content }}>
          {/* `Modal.Header` is a `<header>`, which in a dialog is a second banner of the page. */}
          <div className={styles.header}>
            <Modal.Title className={styles.title}>
              <Unbroken>{title}</Unbroken>
            </Modal.Title>
            {closeLabel !== undefined && (
              <Modal.CloseButton aria-label={closeLabel} aria-disabled={isHeld || undefined} />
            )}
          </div>
          <Modal.Body>
            <DialogHold value={setHeld}>{children}</DialogHold>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineScope>
  )
}

/**
 * Mantine restores the focus when `opened` changes, and not when the dialog is removed. The page takes the focus if the opener was removed
 * with the dialog, as after an answer. If another page has opened in place of the one with the dialog, its heading has the focus.
 */
function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
      else focusPage()
    },
    [opener],
  )
}

/** The first paragraph of a dialog. */
export function DialogLead({ children }: { children: ReactNode }) {
  return (
    <p className={styles.lead}>
      <Words>{children}</Words>
    </p>
  )
}

/** Text before the controls of a dialog. It stays as it was when the dialog opened, because a later change would move the buttons. */
export function DialogWarning({ children }: { children: ReactNode }) {
  const [atOpening] = useState(children)
  return atOpening
}

/** The buttons at the end of a dialog: first the safe choice as text, then the action. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

interface DialogCancelProps {
  /** True while the dialog sends. */
  busy: boolean
  onClose: () => void
  children: string
}

/**
 * The safe choice of a dialog that sends: it closes the dialog, which stays open while `busy`. Closing it would not stop the request, and
 * nothing would show the result.
 */
export function DialogCancel({ busy, onClose, children }: DialogCancelProps) {
  const hold = use(DialogHold)
  useEffect(() => {
    hold(busy)
    return () => hold(false)
  }, [hold, busy])
  return (
    <Button variant="text" aria-disabled={busy || undefined} onClick={busy ? undefined : onClose}>
      {children}
    </Button>
  )
}
