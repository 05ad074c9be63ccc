import { Button } from '../Button.tsx'
import { Dialog, DialogActions, DialogCancel } from './Dialog.tsx'
import dangerous from '../dangerousButton.module.css'
import styles from './Dialog.module.css'

interface ConfirmDialogProps {
  title: string
  text: string
  /** The safe choice, as on Escape. */
  cancel: string
  /** The choice that cannot be undone. */
  confirm: string
  /** The confirmed action is under way. */
  busy: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  title,
  text,
  cancel,
  confirm,
  busy,
  onCancel,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog onClose={onCancel} title={title}>
      <p className={styles.text}>{text}</p>
      <DialogActions>
        <DialogCancel busy={busy} onClose={onCancel}>
          {cancel}
        </DialogCancel>
        <Button className={dangerous.button} onClick={onConfirm} busy={busy}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
