import { useTexts } from '#src/context/language.ts'
import { useFocusOnMount } from '#src/lib/focus.ts'
import { Button } from '#src/ui/Button.tsx'
import { DialogActions } from '#src/ui/mantine/Dialog.tsx'
import styles from './requests.module.css'

interface RequestDoneProps {
  title: string
  text: string
  onClose: () => void
}

/** Confirms in a dialog that a request has arrived, and names the next step. */
export function RequestDone({ title, text, onClose }: RequestDoneProps) {
  const t = useTexts('dashboard')
  const button = useFocusOnMount<HTMLButtonElement>()
  return (
    <div role="status">
      <p className={styles.done}>{title}</p>
      <p>{text}</p>
      <DialogActions>
        <Button ref={button} onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </div>
  )
}
