import { UnknownStatusError } from '#src/api/apiError.ts'
import { useTexts } from '#src/context/language.ts'
import { useFocusAfterwards } from '#src/lib/focus.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/mantine/Note.tsx'
import styles from './ListFailure.module.css'

interface ListFailureProps {
  error: unknown
  onRetry: () => void
  busy: boolean
}

/** Shows that a part of the page could not be loaded, with a retry button. */
export function ListFailure({ error, onRetry, busy }: ListFailureProps) {
  const t = useTexts('processes')
  const { unknownStatus } = useTexts('mypage').failed
  return (
    <div ref={useFocusAfterwards<HTMLDivElement>()}>
      <Note tone="warn" role="alert">
        <p>
          <b>{t.failed}</b>
        </p>
        <p>{error instanceof UnknownStatusError ? unknownStatus : t.failedText}</p>
        <Button size="sm" variant="line" onClick={onRetry} busy={busy} className={styles.retry}>
          {t.retry}
        </Button>
      </Note>
    </div>
  )
}
