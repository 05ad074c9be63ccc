import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { loadTexts } from '#i18n/load.ts'
import { useLang } from '../../context/language.ts'
import { loadAhead } from '../../lib/reloadOnFailedChunk.ts'
import { stepsOf } from '../../routes/flows.ts'
import { loadPage } from '../pages/loadPage.ts'
import { table } from '../../routes/table.ts'
import type { FlowId } from '../../routes/row.ts'
import { FlowContext } from '../../forms/flow/flowContext.ts'
import { LeaveDialog } from '../../forms/flow/LeaveDialog.tsx'

/** Wraps the steps of a flow, in both languages. */
export function FlowLayout({ flow }: { flow: FlowId }) {
  useAllSteps(flow)
  return (
    <FlowContext value={flow}>
      <Outlet />
      <LeaveDialog />
    </FlowContext>
  )
}

/** Loads the code of all steps, and of clearing the flow, on entry. The flow then works offline up to the submission. */
function useAllSteps(flow: FlowId): void {
  const lang = useLang()
  useEffect(() => {
    const loads = stepsOf(flow).flatMap((id) => [loadPage(id), loadTexts(lang, table[id].texts)])
    const around = [import('../guards/guards.ts'), import('./clearFlow.ts')]
    // Opening the step retries a failed load and reports the error.
    void Promise.allSettled([...loads, ...around].map((load) => loadAhead<unknown>(() => load)))
  }, [flow, lang])
}
