import { useLayoutEffect } from 'react'
import { loadAhead } from '../../lib/reloadOnFailedChunk.ts'
import { stored } from '../../lib/stored.ts'
import { flowKey, isPersonal, startOf } from '../../routes/flows.ts'
import { flowIds } from '../../routes/row.ts'
import { useRow } from '../../routes/useRow.ts'
import { loadPage } from '../pages/loadPage.ts'

/** The flow that this tab is in. */
const current = stored('sessionStorage', 'flow', (value) => flowIds.find((flow) => flow === value), null)

/**
 * Clears a flow on any navigation out of it, full loads included (spec §2). A person who was asked has cleared it already (`FlowLayout.tsx`).
 */
export function useLeftFlows(): void {
  const row = useRow()
  const flow = row?.flow ?? null
  const isLogin = row?.layout === 'account'
  // Before the browser paints the next page.
  useLayoutEffect(() => {
    const last = current.get()
    // After the end of a session the person logs in and returns.
    if (last === flow || (isLogin && last && isPersonal(last))) return
    current.set(flow)
    if (!last) return
    // Clears the state at once, as the next page may be a full load. The extras follow when their code has loaded.
    stored('sessionStorage', flowKey(last), () => undefined, null).clear()
    // If the code fails to load, the files are removed later, with those of closed tabs.
    clear(last).catch(() => {})
  }, [flow, isLogin])
}

async function clear(flow: NonNullable<ReturnType<typeof current.get>>): Promise<void> {
  const [{ clearFlow }, start] = await loadAhead(() =>
    Promise.all([import('../../routes/flowState.ts'), loadPage(startOf(flow))]),
  )
  await clearFlow(flow, start)
}
