import { formatShortDate } from '#domain/dates.ts'
import { endedWithoutResult, withoutSkipped } from '#domain/processes/stages.ts'
import type { ProcessSummary } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { Steps } from '#src/ui/Steps.tsx'

interface StageLineProps {
  process: Pick<ProcessSummary, 'stages' | 'status'>
  /** Only the arches, for lists. */
  compact?: boolean
  className?: string
}

/**
 * The stages of an application as arches; the dot marks the present one. Skipped stages are left out, and an ended application
 * has no stages ahead.
 */
export function StageLine({ process, compact, className }: StageLineProps) {
  const t = useTexts('processes')
  const { status: statusTexts } = useTexts('processOptions')
  const lang = useLang()
  const stages = withoutSkipped(process.stages)
  const reached = stages.findLastIndex(({ reachedAt }) => reachedAt !== null)
  const isOver = endedWithoutResult(process.status)
  const shown = isOver ? stages.slice(0, reached + 1) : stages
  const steps = (compact ? stages : shown).map(({ status, reachedAt }) => ({
    label: statusTexts[status],
    note: reachedAt && !compact ? formatShortDate(reachedAt, lang) : undefined,
  }))
  return (
    <Steps
      label={t.stages({ stage: statusTexts[process.status] })}
      steps={steps}
      current={reached}
      doneText={t.done}
      kind={compact ? 'dots' : 'stages'}
      ended={isOver}
      className={className}
    />
  )
}
