import type { MouseEvent } from 'react'
import { ApiError, isLost, isUnsure } from '../api/apiError.ts'
import { useTexts } from '../context/language.ts'
import { Button } from '../ui/Button.tsx'
import { AlertBox } from './AlertBox.tsx'
import styles from './Form.module.css'

export interface FailureTitles {
  /** The server has refused it. */
  title: string
  /** Without an answer of the server: it may have done it all the same. */
  unsure: string
}

interface SendFailureProps {
  error: unknown
  /** Replaces the usual titles. */
  titles?: FailureTitles
  /** Replaces the API's message. */
  message?: { title: string; text: string }
  /** Replaces the label of the button. */
  again?: string
  onRetry: () => void
  /** True while a retry runs. */
  busy: boolean
}

/** A longer wait is shown in hours. */
const MOST_MINUTES = 90

/** Shows why sending failed, in the server's words if it gave any, with a retry button. */
export function SendFailure({ error, titles, message, again, onRetry, busy }: SendFailureProps) {
  const { failure: t } = useTexts('forms')
  const minutes = minutesToWait(error)
  const { title, unsure } = titles ?? t
  const shown =
    minutes > 0
      ? {
          title: t.waitTitle,
          text:
            minutes > MOST_MINUTES ? t.waitHours({ hours: Math.ceil(minutes / 60) }) : t.wait({ minutes }),
        }
      : message
  // The message disappears while it is sent, so the button that sends takes the focus, and shows the progress. A page that only shows the
  // values has no form.
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const around = currentTarget.form ?? currentTarget.closest('[role=dialog], main')
    around?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <AlertBox title={shown?.title ?? (isUnsure(error) ? unsure : title)} className={styles.box}>
      {(shown ? [shown.text] : reasons(error, t)).map((reason) => (
        <p key={reason} className={styles.text}>
          {reason}
        </p>
      ))}
      <Button size="sm" onClick={retry} busy={busy} className={styles.again}>
        {again ?? t.again}
      </Button>
    </AlertBox>
  )
}

/** Returns the wait that the server asks for after too many calls, in started minutes; 0 without a wait. */
const minutesToWait = (error: unknown): number =>
  error instanceof ApiError && error.status === 429 ? Math.ceil(error.retryAfter / 60_000) : 0

function reasons(error: unknown, texts: { connection: string; unknown: string }): string[] {
  if (isLost(error)) return [texts.connection]
  if (!(error instanceof ApiError && error.problem)) return [texts.unknown]
  const { detail, errors = [] } = error.problem
  return [detail, ...new Set(errors.map(({ message }) => message))]
}
