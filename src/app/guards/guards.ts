/**
 * Guards decide in the browser, before a page is loaded, whether its row may be entered. They know the page's address, parameters,
 * language and query client, and may load data. The server sends a waiting state for rows with guards.
 */

import { replace } from 'react-router'
import type { Lang } from '#domain/lang.ts'
import { loadAwaited } from '../../lib/reloadOnFailedChunk.ts'
import type { PageContext } from '../../page/pageContext.ts'
import { startOf, stepsBefore } from '../../routes/flows.ts'
import { flowState } from '../../routes/flowState.ts'
import { inLanguage } from '../../routes/href.ts'
import type { FlowId, GuardName, Row } from '../../routes/row.ts'
import { type PageId, table } from '../../routes/table.ts'

/** Returns to let the page pass, or throws a redirect or `notFound()`, like loaders. */
export type Guard = (context: PageContext) => void | Promise<void>

const guards: Record<GuardName, Guard> = {
  /** The steps before this one are filled in and valid (spec §2). */
  validated({ lang, id, url }) {
    const flow = flowOf(id)
    const { passed } = flowState(flow).get()
    if (!stepsBefore(flow, id).every((step) => passed.includes(step))) throw toStart(lang, flow, url)
  },

  /** Requires a login with a password. */
  signedIn: async (context) => (await sessionGuards()).signedIn(context),

  /** Requires that no person is logged in. */
  signedOut: async (context) => (await sessionGuards()).signedOut(context),

  /** Requires a login without a password. */
  passwordUnset: async (context) => (await sessionGuards()).passwordUnset(context),

  /** This tab has sent something (product-decisions §8). */
  receipt({ lang, id, url }) {
    const flow = flowOf(id)
    if (flowState(flow).get().receipt === null) throw toStart(lang, flow, url)
  },
}

/** Loaded separately, as public pages have guards too. */
const sessionGuards = () => loadAwaited(() => import('./sessionGuards.ts'))

/** Runs the guards of a row in order; each waits until the one before it has passed. */
export async function askGuards(
  names: readonly GuardName[],
  context: PageContext,
  all: Record<GuardName, Guard> = guards,
): Promise<void> {
  for (const name of names) await all[name](context)
}

function flowOf(id: PageId): FlowId {
  const { flow }: Row = table[id]
  if (!flow) throw new Error(`The row "${id}" has a guard of flows but no flow`)
  return flow
}

const toStart = (lang: Lang, flow: FlowId, { search }: URL) =>
  replace(inLanguage(lang, table[startOf(flow)].path) + search)
