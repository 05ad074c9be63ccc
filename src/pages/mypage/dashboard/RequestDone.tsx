import { useTexts } from '#src/context/language.ts'
import { Button } from '#src/ui/Button.tsx'
import styles from './RequestDialog.module.css'

interface RequestDoneProps {
  title: string
  text: string
  onClose: () => void
}

/** Says in a dialog that a request has arrived, and what comes next. */
export function RequestDone({ title, text, onClose }: RequestDoneProps) {
  const t = useTexts('dashboard')
  return (
    <div role="status">
      <p className={styles.done}>{title}</p>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button autoFocus onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </div>
  )
}
