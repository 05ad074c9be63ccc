/** The parts that the operations of jobs, stories, articles and advisors share. */

import type { ContentKind } from '../content/kind.ts'
import { closeContent, saveContent } from '../content/save.ts'
import { mistakeIn } from '../mistakes.ts'
import type { ProblemKey, StoreResponse } from '../operation.ts'
import type { ContentQuery, ContentState, ContentTable } from '../ports/content.ts'
import type { Store } from '../ports/store.ts'
import type { AuditedChange } from './audit.ts'
import type { StaffEnv } from './operation.ts'
import { requireVersion } from './versions.ts'

type Call = {
  params: { externalId: string }
  ifMatch: string | null
  audit: (store: Store, ...changes: AuditedChange[]) => Promise<void>
}

/** A kind of content with its form for staff. */
type Shown<Body extends object, Item extends ContentState, View> = {
  kind: ContentKind<Body, Item>
  view: (item: Item) => View
}

const versionOf = ({ version }: ContentState) => String(version)

/** Returns a page of a table in the form for staff. */
export async function listContent<Item extends ContentState, View>(
  query: ContentQuery,
  { clock }: StaffEnv,
  { table, view }: { table: ContentTable<Item>; view: (item: Item) => View },
) {
  const { items, total } = await table.page(query, clock())
  const { page, perPage } = query
  return { status: 200 as const, body: { items: items.map(view), total, page, perPage } }
}

export async function getContent<Body extends object, Item extends ContentState, View>(
  { params }: { params: { externalId: string } },
  { store }: StaffEnv,
  { kind, view }: Shown<Body, Item, View>,
) {
  const [item] = await kind.table(store).named([params.externalId])
  return item
    ? { status: 200 as const, version: versionOf(item), body: view(item) }
    : { status: 404 as const }
}

/** Adds or replaces an item. */
export function putContent<Body extends object, Item extends ContentState, View>(
  { params: { externalId }, body, ifMatch, audit }: Call & { body: Body },
  env: StaffEnv,
  { kind, view }: Shown<Body, Item, View>,
) {
  return env.store.transaction(async (store) => {
    const [before] = await kind.table(store).named([externalId])
    requireVersion(ifMatch, before ? versionOf(before) : null)
    const [saved] = await saveContent(store, env, kind, [{ externalId, body }], { audit })
    if (!saved) throw new Error('A body has no result')
    if (saved.result === 'refused') {
      const errors = saved.issues.map(({ field, mistake }) => mistakeIn(field, mistake))
      return { status: 422 as const, errors }
    }
    const { item } = saved
    if (!item) throw new Error('A written item is missing')
    const answer = { version: versionOf(item), body: view(item) }
    return before ? { status: 200 as const, ...answer } : { status: 201 as const, ...answer }
  })
}

/** Closes or opens an item, and returns `problem` if it has that state already. */
export function setState<Problem extends ProblemKey, Body extends object, Item extends ContentState, View>(
  { params, ifMatch, audit, storeResponse }: Call & { storeResponse: StoreResponse },
  env: StaffEnv,
  { kind, view, isClosed, problem }: Shown<Body, Item, View> & { isClosed: boolean; problem: Problem },
) {
  return env.store.transaction(async (store) => {
    const [item] = await kind.table(store).named([params.externalId])
    if (!item) return { status: 404 as const }
    requireVersion(ifMatch, versionOf(item))
    if ((item.closed !== null) === isClosed) return { status: 409 as const, problem }
    const closed = isClosed ? { at: env.clock().toISOString(), by: 'staff' as const } : null
    const [after] = await closeContent(store, env, kind, [item], { audit, closed })
    if (!after) throw new Error('A changed item is missing')
    return storeResponse(store, { status: 200 as const, version: versionOf(after), body: view(after) })
  })
}
