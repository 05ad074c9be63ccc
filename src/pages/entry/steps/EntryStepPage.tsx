import type { ReactNode } from 'react'
import { useTexts } from '#src/context/language.ts'
import { FlowPage } from '#src/forms/flow/FlowPage.tsx'
import { Columns } from '#src/ui/layout.tsx'
import { EntryJobs } from '../jobs/EntryJobs.tsx'
import type { EntryStep } from './entryHead.ts'
import styles from './steps.module.css'

/** A step with a form, and the jobs of the entry at its side. */
export function EntryStepPage({ step, children }: { step: EntryStep; children: ReactNode }) {
  const t = useTexts('entry')
  return (
    <FlowPage step={step} title={t.title} steps={Object.values(t.steps)}>
      <Columns aside="end" className={styles.columns}>
        <EntryJobs />
        <div>{children}</div>
      </Columns>
    </FlowPage>
  )
}
