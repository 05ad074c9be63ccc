import { useEffect } from 'react'
import { Outlet } from 'react-router'
import type { Lang } from '#domain/lang.ts'
import { loadTexts } from '#i18n/load.ts'
import { useLang } from '../../context/language.ts'
import { idle } from '../../lib/idle.ts'
import { loadAhead } from '../../lib/reloadOnFailedChunk.ts'
import { stepsOf } from '../../routes/flows.ts'
import { loadPage } from '../pages/loadPage.ts'
import { table } from '../../routes/table.ts'
import type { FlowId } from '../../routes/row.ts'
import { useRow } from '../../routes/useRow.ts'
import { FlowContext } from '../../forms/flow/flowContext.ts'
import { LeaveDialog } from '../../forms/flow/LeaveDialog.tsx'

/** Wraps the steps of a flow, in both languages. */
export function FlowLayout({ flow }: { flow: FlowId }) {
  useAllSteps(flow)
  useClearedOnceSent(flow)
  return (
    <FlowContext value={flow}>
      <Outlet />
      <LeaveDialog />
    </FlowContext>
  )
}

const loadsOf = (flow: FlowId, lang: Lang): (() => Promise<unknown>)[] => [
  ...stepsOf(flow).flatMap((id) => [() => loadPage(id), () => loadTexts(lang, table[id].texts)]),
  () => import('../guards/guards.ts'),
  () => import('./clearFlow.ts'),
]

/** Loads the code of all steps, and of clearing the flow, on entry. The flow then works offline up to the submission. */
function useAllSteps(flow: FlowId): void {
  const lang = useLang()
  useEffect(() => {
    // The page at hand starts first. Opening a step retries its failed load and reports the error.
    void idle().then(() => Promise.allSettled(loadsOf(flow, lang).map((load) => loadAhead(load))))
  }, [flow, lang])
}

/** Clears a sent flow on its complete page, and not before: the page that sends shows the answers until it is replaced. */
function useClearedOnceSent(flow: FlowId): void {
  const complete = stepsOf(flow).at(-1)
  const row = useRow()
  const isComplete = complete !== undefined && row === table[complete]
  useEffect(() => {
    // If the code fails to load, everything is cleared when the flow is left.
    if (isComplete) clearSent(flow).catch(() => {})
  }, [flow, isComplete])
}

async function clearSent(flow: FlowId): Promise<void> {
  const code = await loadAhead(() => import('./clearFlow.ts'))
  await code.clearSent(flow)
}
