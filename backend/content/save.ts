/** Writes content of one kind, with its events and its record of changes. */
import { sameJson } from '#domain/sameJson.ts'
import { isRecord } from '#domain/record.ts'
import { recordEvents } from '../events/record.ts'
import type { Closing, ContentState } from '../ports/content.ts'
import type { Env } from '../ports/env.ts'
import type { ContentChange } from '../ports/events.ts'
import type { Store } from '../ports/store.ts'
import type { ContentIssue, ContentKind } from './kind.ts'

/** Records changes by the call of staff. */
export type Audit = (
  store: Store,
  ...changes: { target: string; before: object | null; after: object | null }[]
) => Promise<void>

/** A change of an item; `before` is null for a new one. */
type Change<Item> = { change: ContentChange; before: Item | null; after: Item }

export type Saved<Item> =
  | { result: 'refused'; issues: ContentIssue[] }
  /** The item is null in a dry run that would add it. */
  | { result: 'added' | 'changed' | 'unchanged'; item: Item | null }

type Options = { audit: Audit; dryRun?: boolean }

/**
 * Writes some bodies with different external ids, and returns the result of each. A body that changes nothing leaves no trace. Call it
 * within a transaction.
 */
export async function saveContent<Body extends object, Item extends ContentState>(
  store: Store,
  env: Env,
  kind: ContentKind<Body, Item>,
  bodies: { externalId: string; body: Body }[],
  { audit, dryRun = false }: Options,
): Promise<Saved<Item>[]> {
  const now = env.clock()
  const known = new Map(
    (await kind.table(store).named(bodies.map(({ externalId }) => externalId))).map((item) => [
      item.externalId,
      item,
    ]),
  )
  const written = bodies.map(({ externalId, body }) => {
    const before = known.get(externalId) ?? null
    return { externalId, before, body: kind.complete(body, before, now) }
  })
  const issues = written.map(await kind.prepare(store, written))
  const fitting = written.filter((_, at) => issues[at]?.length === 0)
  const changed = fitting.filter(({ body, before }) => !before || !sameJson(kind.bodyOf(before), body))
  const isChanged = new Set(changed)
  const made = dryRun ? [] : await kind.make(store, changed, now)
  const changes = made.map((after, at) => changeOf(changed[at]?.before ?? null, after))
  await record(store, env, kind, changes, audit)
  const itemOf = new Map(made.map((item) => [item.externalId, item]))
  return written.map((one, at) => {
    const wrong = issues[at] ?? []
    if (wrong.length > 0) return { result: 'refused', issues: wrong }
    const result = !isChanged.has(one) ? 'unchanged' : one.before ? 'changed' : 'added'
    return { result, item: itemOf.get(one.externalId) ?? one.before }
  })
}

/** Closes or opens items. Call it within a transaction. */
export async function closeContent<Body extends object, Item extends ContentState>(
  store: Store,
  env: Env,
  kind: ContentKind<Body, Item>,
  items: Item[],
  { audit, closed }: { audit: Audit; closed: Closing | null },
): Promise<Item[]> {
  const changes = items.map((before): Change<Item> => ({
    change: closed ? 'closed' : 'opened',
    before,
    after: { ...kind.close(before, closed), version: before.version + 1 },
  }))
  await record(store, env, kind, changes, audit)
  return changes.map(({ after }) => after)
}

function changeOf<Item extends ContentState>(before: Item | null, after: Item): Change<Item> {
  if (!before) return { change: 'added', before, after }
  if ((before.closed === null) === (after.closed === null)) return { change: 'changed', before, after }
  return { change: after.closed ? 'closed' : 'opened', before, after }
}

async function record<Body extends object, Item extends ContentState>(
  store: Store,
  env: Env,
  kind: ContentKind<Body, Item>,
  changes: Change<Item>[],
  audit: Audit,
): Promise<void> {
  if (changes.length === 0) return
  const { name } = kind
  await kind.table(store).save(changes.map(({ after }) => after))
  await audit(
    store,
    ...changes.map(({ before, after }) => ({
      target: `${name}:${after.externalId}`,
      ...differences(before && { ...kind.bodyOf(before) }, { ...kind.bodyOf(after) }),
    })),
  )
  await recordEvents(
    store,
    env,
    'content-changed',
    changes.map(({ change, after }) => ({
      jobId: kind.jobIdOf?.(after) ?? null,
      data: { content: name, externalId: after.externalId, change },
    })),
  )
}

/**
 * Returns the fields that differ, which are enough to know each earlier state from the present one. Of a new thing only the titles are
 * recorded, because all of it is in its row.
 */
function differences(before: object | null, after: object) {
  if (!before) return { before: null, after: titlesOf(after) }
  const old = new Map(Object.entries(before))
  const changed = Object.entries(after).filter(([name, value]) => !sameJson(old.get(name), value))
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, old.get(name) ?? null])),
    after: Object.fromEntries(changed),
  }
}

function titlesOf(body: object): object {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
      if (['title', 'slug', 'initials'].includes(name)) return [[name, value]]
      if (!isRecord(value)) return []
      const { title, catchTitle, name: person } = value
      return [[name, title ?? catchTitle ?? person]]
    }),
  )
}
