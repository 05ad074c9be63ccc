/**
 * Guards decide in the browser, before its page is loaded, whether a row may be entered: they return, or throw a redirect or
 * `notFound()`. What they ask (the storage of a tab, a session) the server does not know: it answers a guarded row with its
 * waiting state.
 */
import { replace } from 'react-router'
import type { Lang } from '#domain/lang.ts'
import { flowState } from '../../forms/flow/flowState.ts'
import { startOf, stepsBefore } from '../../routes/flows.ts'
import { inLanguage } from '../../routes/href.ts'
import { type PageId, table } from '../../routes/table.ts'
import type { FlowId, GuardName, Row } from '../../routes/row.ts'

type GuardContext = { lang: Lang; id: PageId }

type Guard = (context: GuardContext) => void | Promise<void>

const guards: Record<GuardName, Guard> = {
  /** The steps before this one were filled in and valid (spec §2). */
  validated({ lang, id }) {
    const flow = flowOf(id)
    const { passed } = flowState(flow).get()
    if (!stepsBefore(flow, id).every((step) => passed.includes(step))) throw toStart(lang, flow)
  },

  /** This tab has sent something (product-decisions §8). */
  receipt({ lang, id }) {
    const flow = flowOf(id)
    if (flowState(flow).get().receipt === null) throw toStart(lang, flow)
  },
}

/** Asks the guards of a row, in their order. */
export async function askGuards(names: readonly GuardName[], context: GuardContext): Promise<void> {
  for (const name of names) await guards[name](context)
}

function flowOf(id: PageId): FlowId {
  const { flow }: Row = table[id]
  if (!flow) throw new Error(`The row "${id}" has a guard of flows but no flow`)
  return flow
}

const toStart = (lang: Lang, flow: FlowId) => replace(inLanguage(lang, table[startOf(flow)].path))
