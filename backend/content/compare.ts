/** Compares bodies of content with the stored items. */

import { sameJson } from '#domain/sameJson.ts'
import type { ContentState } from '../ports/content.ts'
import type { Env } from '../ports/env.ts'
import type { Store } from '../ports/store.ts'
import type { ContentKind } from './kind.ts'
import { inParts } from './parts.ts'

export type NamedBody<Body> = { externalId: string; body: Body }

/** Bodies that are compared between two pauses for requests. */
const COMPARED = 10

/** Returns the bodies that would change something. The others need no transaction. */
export async function differing<Body extends object, Item extends ContentState, One extends NamedBody<Body>>(
  env: Env,
  kind: ContentKind<Body, Item>,
  bodies: One[],
): Promise<One[]> {
  const now = env.clock()
  const parts = await inParts(env, bodies, COMPARED, async (part) => {
    const known = await knownOf(env.store, kind, part)
    return part.filter(({ externalId, body }) => {
      const before = known.get(externalId)
      return before === undefined || !sameJson(kind.bodyOf(before), kind.complete(body, before, now))
    })
  })
  return parts.flat()
}

/** Returns the items with the names of some bodies, by their names. */
export async function knownOf<Body extends object, Item extends ContentState>(
  store: Store,
  kind: ContentKind<Body, Item>,
  bodies: NamedBody<Body>[],
): Promise<Map<string, Item>> {
  const items = await kind.table(store).named(bodies.map(({ externalId }) => externalId))
  return new Map(items.map((item) => [item.externalId, item]))
}
