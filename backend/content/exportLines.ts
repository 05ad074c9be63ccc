import type { ContentState } from '../ports/content.ts'
import type { Store } from '../ports/store.ts'
import type { ContentKind } from './kind.ts'

/** Items read in one call; a database in this process blocks it meanwhile. */
const BATCH = 50

/** Yields the lines of all items of a kind, in the order of their addition. */
export async function* exportLines<Body extends object, Item extends ContentState>(
  store: Store,
  kind: ContentKind<Body, Item>,
): AsyncGenerator<object> {
  const table = kind.table(store)
  const names = await table.names()
  for (let first = 0; first < names.length; first += BATCH) {
    const wanted = names.slice(first, first + BATCH)
    const items = new Map((await table.named(wanted)).map((item) => [item.externalId, item]))
    for (const name of wanted) {
      const item = items.get(name)
      if (item) yield { external_id: name, ...kind.bodyOf(item) }
    }
  }
}
