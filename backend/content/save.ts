/** Writes content of one kind, with its events and its record of changes. */

import { sameJson } from '#domain/sameJson.ts'
import { recordEvents } from '../events/record.ts'
import type { Closing, ContentState } from '../ports/content.ts'
import type { Env } from '../ports/env.ts'
import type { ContentChange } from '../ports/events.ts'
import type { Store } from '../ports/store.ts'
import { type NamedBody, knownOf } from './compare.ts'
import { differences } from './differences.ts'
import type { ContentIssue, ContentKind } from './kind.ts'
import { inParts } from './parts.ts'

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
 * within a transaction. Its events come last, because other writers of events wait for the transaction from then on.
 */
export async function saveContent<Body extends object, Item extends ContentState>(
  store: Store,
  env: Env,
  kind: ContentKind<Body, Item>,
  bodies: NamedBody<Body>[],
  options: Options,
): Promise<Saved<Item>[]> {
  const { linesBetweenPauses } = env.importPace
  const parts = await inParts(env, bodies, linesBetweenPauses, (part) =>
    savePart(store, env, kind, part, options),
  )
  const changes = parts.flatMap((part) => part.changes)
  await recordChanges(store, env, kind, changes)
  return parts.flatMap(({ saved }) => saved)
}

async function savePart<Body extends object, Item extends ContentState>(
  store: Store,
  env: Env,
  kind: ContentKind<Body, Item>,
  bodies: NamedBody<Body>[],
  { audit, dryRun = false }: Options,
): Promise<{ saved: Saved<Item>[]; changes: Change<Item>[] }> {
  const now = env.clock()
  const known = await knownOf(store, kind, bodies)
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
  await write(store, kind, changes, audit)
  const itemOf = new Map(made.map((item) => [item.externalId, item]))
  const saved = written.map((one, at): Saved<Item> => {
    const wrong = issues[at] ?? []
    if (wrong.length > 0) return { result: 'refused', issues: wrong }
    const result = !isChanged.has(one) ? 'unchanged' : one.before ? 'changed' : 'added'
    return { result, item: itemOf.get(one.externalId) ?? one.before }
  })
  return { saved, changes }
}

/** Closes or opens items. Call it within a transaction. */
export async function closeContent<Body extends object, Item extends ContentState>(
  store: Store,
  env: Env,
  kind: ContentKind<Body, Item>,
  items: Item[],
  options: { audit: Audit; closed: Closing | null },
): Promise<Item[]> {
  const changes = await closeItems(store, kind, items, options)
  await recordChanges(store, env, kind, changes)
  return changes.map(({ after }) => after)
}

/** Closes those of some items that are open, for an import. Call it within a transaction. */
export async function closeMissing<Body extends object, Item extends ContentState>(
  store: Store,
  env: Env,
  kind: ContentKind<Body, Item>,
  names: string[],
  audit: Audit,
): Promise<void> {
  const closed = { at: env.clock().toISOString(), by: 'import' } as const
  const changes = await inParts(env, names, env.importPace.linesBetweenPauses, async (part) => {
    const items = (await kind.table(store).named(part)).filter((item) => item.closed === null)
    return closeItems(store, kind, items, { audit, closed })
  })
  await recordChanges(store, env, kind, changes.flat())
}

async function closeItems<Body extends object, Item extends ContentState>(
  store: Store,
  kind: ContentKind<Body, Item>,
  items: Item[],
  { audit, closed }: { audit: Audit; closed: Closing | null },
): Promise<Change<Item>[]> {
  const changes = items.map((before): Change<Item> => ({
    change: closed ? 'closed' : 'opened',
    before,
    after: { ...kind.close(before, closed), version: before.version + 1 },
  }))
  await write(store, kind, changes, audit)
  return changes
}

function changeOf<Item extends ContentState>(before: Item | null, after: Item): Change<Item> {
  if (!before) return { change: 'added', before, after }
  if ((before.closed === null) === (after.closed === null)) return { change: 'changed', before, after }
  return { change: after.closed ? 'closed' : 'opened', before, after }
}

async function write<Body extends object, Item extends ContentState>(
  store: Store,
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
}

async function recordChanges<Body extends object, Item extends ContentState>(
  store: Store,
  env: Env,
  { name, jobIdOf }: ContentKind<Body, Item>,
  changes: Change<Item>[],
): Promise<void> {
  if (changes.length === 0) return
  await recordEvents(
    store,
    env,
    'content-changed',
    changes.map(({ change, after }) => ({
      jobId: jobIdOf?.(after) ?? null,
      data: { content: name, externalId: after.externalId, change },
    })),
  )
}
