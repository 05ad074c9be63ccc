import type { ReactNode } from 'react'
import { useLang, useTexts } from '../../context/language.ts'
import { stepsOf } from '../../routes/flows.ts'
import { inLanguage } from '../../routes/href.ts'
import { type PageId, table } from '../../routes/table.ts'
import { cx } from '../../ui/cx.ts'
import { Wrap } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { useFlowId } from './flowContext.ts'
import { KeptAt } from './KeptAt.tsx'
import styles from './FlowPage.module.css'

interface FlowPageProps {
  step: PageId
  title: string
  lead?: ReactNode
  /** The labels of the flow's steps, in order. */
  steps: readonly string[]
  /** Uses a narrow column, for pages to read. */
  narrow?: boolean
  children: ReactNode
}

/**
 * A step of a flow with its heading and progress. Previous steps are links, except on the last step. A form of one page has no progress:
 * its arch would only say that the form is followed by its end.
 */
export function FlowPage({ step, title, lead, steps, narrow, children }: FlowPageProps) {
  const t = useTexts('forms')
  const lang = useLang()
  const pages = stepsOf(useFlowId())
  const current = pages.indexOf(step)
  const isLast = current === pages.length - 1
  return (
    <Wrap>
      <div className={cx(narrow && styles.narrow)}>
        <PageHeader tight title={title} lead={lead} />
        {!isLast && <KeptAt />}
        {pages.length > 2 && (
          <Steps
            label={t.progress}
            doneText={t.done}
            position={t.position({ step: current + 1, of: pages.length })}
            current={current}
            steps={pages.map((id, index) => ({
              label: steps[index] ?? '',
              to: index < current && !isLast ? inLanguage(lang, table[id].path) : undefined,
            }))}
            className={styles.steps}
          />
        )}
        {children}
      </div>
    </Wrap>
  )
}
