import { useEffect } from 'react'
import { Outlet } from 'react-router'
import type { Lang } from '#domain/lang.ts'
import { loadTexts } from '#i18n/load.ts'
import { useLang } from '../../context/language.ts'
import { FlowContext } from '../../forms/flow/flowContext.ts'
import { LeaveDialog } from '../../forms/flow/LeaveDialog.tsx'
import { loadAhead } from '../../lib/reloadOnFailedChunk.ts'
import { idle } from '../../lib/time.ts'
import type { Page } from '../../page/definePage.tsx'
import { stepsOf } from '../../routes/flows.ts'
import { clearFlow, clearSent } from '../../routes/flowState.ts'
import { textsOfRow } from '../../routes/layoutRules.ts'
import type { FlowId } from '../../routes/row.ts'
import { table } from '../../routes/table.ts'
import { useRow } from '../../routes/useRow.ts'
import { loadPage } from '../pages/loadPage.ts'

interface FlowLayoutProps {
  flow: FlowId
  /** The first page of the flow. It is there before a person can leave, so that leaving clears everything at once. */
  start: Page
}

/** Wraps the steps of a flow, in both languages. */
export function FlowLayout({ flow, start }: FlowLayoutProps) {
  useAllSteps(flow)
  useClearedOnceSent(flow, start)
  return (
    <FlowContext value={flow}>
      <Outlet />
      <LeaveDialog onLeave={() => clearFlow(flow, start)} />
    </FlowContext>
  )
}

const loadsOf = (flow: FlowId, lang: Lang): (() => Promise<unknown>)[] => [
  ...stepsOf(flow).flatMap((id) => [() => loadPage(id), () => loadTexts(lang, textsOfRow(table[id]))]),
  () => import('../guards/guards.ts'),
]

/** Loads the code of all steps on entry. The flow then works offline up to the submission. */
function useAllSteps(flow: FlowId): void {
  const lang = useLang()
  useEffect(() => {
    // The page at hand starts first. Opening a step retries its failed load and reports the error.
    void idle().then(() => Promise.allSettled(loadsOf(flow, lang).map((load) => loadAhead(load))))
  }, [flow, lang])
}

/**
 * Clears a sent flow on its complete page, and not before: the page that sends shows the values until it is replaced. A flow that leads back
 * from there stays until it is left.
 */
function useClearedOnceSent(flow: FlowId, start: Page): void {
  const complete = stepsOf(flow).at(-1)
  const row = useRow()
  const isComplete = complete !== undefined && row === table[complete]
  useEffect(() => {
    if (isComplete && !start.isCorrectedAfterwards) void clearSent(flow, start)
  }, [flow, start, isComplete])
}
