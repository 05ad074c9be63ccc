import { useEffect, useRef } from 'react'
import { useTexts } from '#src/context/language.ts'
import { Button } from '#src/ui/Button.tsx'
import { DialogActions } from '#src/ui/mantine/DialogParts.tsx'
import styles from './RequestDone.module.css'

interface RequestDoneProps {
  title: string
  text: string
  onClose: () => void
}

/** Says in a dialog that a request has arrived, and what comes next. */
export function RequestDone({ title, text, onClose }: RequestDoneProps) {
  const t = useTexts('dashboard')
  const button = useRef<HTMLButtonElement>(null)
  // The form that had the focus is gone.
  useEffect(() => button.current?.focus(), [])
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
