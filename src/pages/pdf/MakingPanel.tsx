import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { useTexts } from '#src/context/language.ts'
import type { Progress as Making } from '#src/features/pdf/makePdf.ts'
import { AlertBox } from '#src/forms/AlertBox.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Panel } from '#src/ui/layout.tsx'
import styles from './Panel.module.css'

/** Fonts take most of the time: the part of the bar that is theirs, in percent. */
const FONTS = 80

/** How far the file is. The words are announced at each step, not the percentage. */
export function MakingPanel({ progress }: { progress: Making }) {
  const t = useTexts('pdf')
  const isLoading = progress.step === 'fonts'
  const percent = isLoading ? Math.round(progress.part * FONTS) : FONTS
  return (
    <Panel className={styles.panel}>
      <Heading level={2} className={styles.title}>
        {t.file}
      </Heading>
      <p role="status" className={styles.text}>
        {t.steps[progress.step]}
      </p>
      <Progress value={percent} aria-label={t.making} color="ai.6" size="sm" />
      <p className={styles.meta}>{t.step({ step: isLoading ? 1 : 2 })}</p>
      <Button wide busy>
        {t.making}
      </Button>
    </Panel>
  )
}

interface FailedPanelProps {
  reason: 'connection' | 'unknown'
  onRetry: () => void
}

/** Why there is no file, and another try. */
export function FailedPanel({ reason, onRetry }: FailedPanelProps) {
  const { failed: t } = useTexts('pdf')
  const { retry } = useTexts('common')
  return (
    <AlertBox title={t.title}>
      <p className={styles.text}>{t[reason]}</p>
      <Button size="sm" onClick={onRetry}>
        {retry}
      </Button>
    </AlertBox>
  )
}
