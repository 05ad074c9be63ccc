import { useTexts } from '#src/context/language.ts'
import { AlertBox } from '#src/forms/AlertBox.tsx'
import { Button } from '#src/ui/Button.tsx'
import styles from './Panel.module.css'

interface FailedPanelProps {
  reason: 'connection' | 'unknown'
  onRetry: () => void
}

/** Why there is no file, and another try. */
export function FailedPanel({ reason, onRetry }: FailedPanelProps) {
  const { failed: t } = useTexts('pdf')
  return (
    <AlertBox title={t.title}>
      <p className={styles.text}>{t[reason]}</p>
      <Button size="sm" onClick={onRetry}>
        {t.retry}
      </Button>
    </AlertBox>
  )
}
