import { Suspense } from 'react'
import { canAnswer } from '#domain/processes/transitions.ts'
import type { RecommendationAction } from '#openapi/generated/options.ts'
import type { Process } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { latePart } from '#src/context/latePart.tsx'
import { useNow } from '#src/context/now.ts'
import { useFitWarning } from '#src/features/jobs/fit/useFitWarning.tsx'
import { useFocusAfterRemoval } from '#src/lib/focus.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button, type ButtonProps } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Sentence } from '#src/ui/Unbroken.tsx'
import { Refusal } from '../answering/Refusal.tsx'
import { useAnswering } from '../answering/useAnswering.ts'
import { nextTextOf } from '../nextText.ts'
import type { useRecommendation } from './useRecommendation.ts'
import styles from './AnswerPanel.module.css'

const AnswerDialog = latePart({
  texts: ['forms', 'rules'],
  load: async () => (await import('./AnswerDialog.tsx')).AnswerDialog,
  isRequired: true,
})

const variants: Record<RecommendationAction, ButtonProps['variant']> = {
  apply: 'go',
  inquiry: 'line',
  decline: 'text',
}

/** The possible answers to a recommendation, or the answer that was given. */
export function AnswerPanel(recommendation: ReturnType<typeof useRecommendation>) {
  const t = useTexts('processes').recommendation
  const { process } = recommendation
  const { open, choose, refusal, dialog } = useAnswering<RecommendationAction>(recommendation)
  const fitWarning = useFitWarning([process.job])
  const warning = open === 'apply' ? fitWarning : undefined
  const isOpen = canAnswer(process.status)
  // An answer removes the buttons.
  useFocusAfterRemoval(isOpen ? 1 : 0, 'answer')

  return (
    <aside aria-labelledby="answer" className={styles.aside}>
      <div className={styles.panel}>
        <div className={styles.words}>
          <Heading level={2} id="answer" tabIndex={-1} className={styles.title}>
            {t.answer}
          </Heading>
          <State {...recommendation} />
          {refusal !== null && <Refusal title={t.changed} message={refusal} />}
          {isOpen && process.isOpen && <p className={`meta ${styles.small}`}>{t.final}</p>}
        </div>
        {isOpen && <Actions process={process} onChoose={choose} />}
      </div>
      {open && warning !== null && (
        <Suspense fallback={null}>
          <AnswerDialog process={process} action={open} warning={warning} {...dialog} />
        </Suspense>
      )}
    </aside>
  )
}

interface ActionsProps {
  process: Process
  onChoose: (action: RecommendationAction) => void
}

function Actions({ process, onChoose }: ActionsProps) {
  const { actions } = useTexts('processOptions')
  const shown = (['apply', 'inquiry', 'decline'] as const).filter(
    (action) => process.isOpen || action !== 'apply',
  )
  return (
    <div className={styles.actions} data-action-bar>
      {shown.map((action) => (
        <Button
          key={action}
          variant={variants[action]}
          icon={action === 'inquiry' ? 'ask' : undefined}
          aria-haspopup="dialog"
          onClick={() => onChoose(action)}
        >
          {actions[action]}
        </Button>
      ))}
    </div>
  )
}

function State({ process, isProcessing, isOver }: ReturnType<typeof useRecommendation>) {
  const texts = useTexts('processes')
  const { recommendation: t } = texts
  const { status: statusTexts } = useTexts('processOptions')
  const lang = useLang()
  const href = useHref()
  const next = <Sentence text={nextTextOf(process, { lang, now: useNow() }, texts)} />
  // The texts stay in one element with a key that changes with the state, so that a page translator cannot break the update.
  if (isProcessing || isOver) {
    return (
      <div key={isOver ? 'over' : 'processing'} role="status">
        <p className={styles.state}>
          <b>{isOver ? t.byMail : t.processing}</b>
        </p>
        <p>{isOver ? t.byMailText : t.processingText}</p>
      </div>
    )
  }
  if (process.status === 'MyPageRecInquiry') {
    return (
      <div key="inquired" role="status">
        <p className={styles.state}>
          <b>{statusTexts[process.status]}</b>
        </p>
        <p>{next}</p>
      </div>
    )
  }
  if (process.status === 'MyPageRecommend') return <p className="meta">{next}</p>
  if (process.status !== 'MyPageRecApply') return null
  return (
    <div key="applied" role="status">
      <p className={styles.state}>
        <b>{statusTexts[process.status]}</b>
      </p>
      <p>{next}</p>
      {process.related_process_id !== null && (
        <Button wide variant="line" to={href('application', { id: process.related_process_id })}>
          {t.toApplication}
        </Button>
      )}
    </div>
  )
}
