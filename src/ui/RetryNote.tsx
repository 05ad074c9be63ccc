import { useFocusAfterwards } from '../lib/focus.ts'
import { Button } from './Button.tsx'
import { Note } from './Note.tsx'
import styles from './RetryNote.module.css'

interface RetryNoteProps {
  title?: string
  text: string
  retryLabel: string
  onRetry: () => void
  /** A retry is under way. */
  busy: boolean
}

/** An announced failure beside other content, with a retry button. `ui/ErrorState` takes the place of the content. */
export function RetryNote({ title, text, retryLabel, onRetry, busy }: RetryNoteProps) {
  return (
    <div ref={useFocusAfterwards<HTMLDivElement>()}>
      <Note tone="warn" role="alert">
        {title !== undefined && (
          <p>
            <b>{title}</b>
          </p>
        )}
        <p>{text}</p>
        <Button size="sm" variant="line" onClick={onRetry} busy={busy} className={styles.retry}>
          {retryLabel}
        </Button>
      </Note>
    </div>
  )
}
