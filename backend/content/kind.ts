/** A kind of content that staff write by external ids: the body of its `PUT` and of a line of an import. */

import type * as z from 'zod/mini'
import type { Mistake } from '../mistakes.ts'
import type { Closing, ContentState, ContentTable } from '../ports/content.ts'
import type { ContentName } from '../ports/events.ts'
import type { Store } from '../ports/store.ts'

/** A wrong field of a body. */
export type ContentIssue = { field: string; mistake: Mistake }

/** A body that fits its schema, with the present item, null for a new one. */
export type Written<Body, Item> = { externalId: string; body: Body; before: Item | null }

/** A checked body: the values to store, or its mistakes. */
export type Check<Body, Item> = (written: Written<Body, Item>) => ContentIssue[]

export type ContentKind<Body extends object, Item extends ContentState> = {
  name: ContentName
  schema: z.ZodMiniType<Body>
  table: (store: Store) => Pick<ContentTable<Item>, 'named' | 'names' | 'save'>
  /** Reads the rows for the checks of these bodies. The checks are those beyond the schema. */
  prepare: (store: Store, written: Written<Body, Item>[]) => Promise<Check<Body, Item>>
  /** Returns the body that gives this item. An export has it. */
  bodyOf: (item: Item) => Body
  /** Completes a body with the values of the present item, in the form of `bodyOf`: also with its state. Its HTML is sanitised. */
  complete: (body: Body, before: Item | null, now: Date) => Body
  /** The tags of pictures and other media that `complete` removes from the HTML of a body. */
  removedMedia?: (body: Body) => string[]
  /** Makes the items of some completed bodies, with numbers for new ones. */
  make: (store: Store, written: Written<Body, Item>[], now: Date) => Promise<Item[]>
  /** Closes or opens an item. */
  close: (item: Item, closed: Closing | null) => Item
  /** The number of a job, for its events. */
  jobIdOf?: (item: Item) => number
}
