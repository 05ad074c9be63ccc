import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { useTexts } from '#src/context/language.ts'
import type { Progress as Making } from '#src/features/pdf/makePdf.ts'
import { Button } from '#src/ui/Button.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { MantineScope } from '#src/ui/mantine/MantineScope.tsx'
import styles from './Panel.module.css'

/** Fonts take most of the time: the part of the bar that is theirs, in percent. */
const FONTS = 80

/** How far the file is. The words are announced at each step, not the percentage. */
export function MakingPanel({ progress }: { progress: Making }) {
  const t = useTexts('pdf')
  const isLoading = progress.step === 'fonts'
  const percent = isLoading ? Math.round(progress.part * FONTS) : FONTS
  return (
    <Sheet className={styles.panel}>
      <h2 className={styles.title}>{t.file}</h2>
      <p role="status" className={styles.text}>
        {t.steps[progress.step]}
      </p>
      <MantineScope>
        <Progress value={percent} aria-label={t.making} color="ai.6" size="sm" />
      </MantineScope>
      <p className={styles.meta}>{t.step({ step: isLoading ? 1 : 2 })}</p>
      <Button wide busy>
        {t.making}
      </Button>
    </Sheet>
  )
}
