import { useTexts } from '../context/language.ts'
import { ApiError } from '../api/apiError.ts'
import { Button } from '../ui/Button.tsx'
import { AlertBox } from './AlertBox.tsx'
import styles from './SendFailure.module.css'

interface SendFailureProps {
  error: unknown
  /** What to say about an error that is not the API's. */
  told?: { title: string; text: string }
  onRetry: () => void
  /** While it is tried again. */
  busy: boolean
}

/** Why something could not be sent, in the server's words where it has told any, and a way to send it again. */
export function SendFailure({ error, told, onRetry, busy }: SendFailureProps) {
  const { failure: t } = useTexts('forms')
  return (
    <AlertBox title={told?.title ?? t.title} className={styles.box}>
      {(told ? [told.text] : reasons(error, t)).map((reason) => (
        <p key={reason} className={styles.text}>
          {reason}
        </p>
      ))}
      <Button size="sm" onClick={onRetry} busy={busy} className={styles.again}>
        {t.again}
      </Button>
    </AlertBox>
  )
}

function reasons(error: unknown, texts: { connection: string; unknown: string }): string[] {
  if (!(error instanceof ApiError)) return [texts.unknown]
  if (error.status === 0) return [texts.connection]
  if (!error.problem) return [texts.unknown]
  const { detail, errors = [] } = error.problem
  return [detail, ...new Set(errors.map(({ message }) => message))]
}
