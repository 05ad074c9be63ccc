/** Parts that jobs, stories and articles have in common: content that staff write under ids of their own. */

/** The end of a job, or of the publication of a story or an article. */
export type Closing = {
  /** ISO, UTC. */
  at: string
  /** A complete import closes the things that it lacks, and opens them when it has them again. */
  by: 'staff' | 'import'
}

export type ContentState = {
  /** The id in the company's own system. Unique within its kind. */
  externalId: string
  /** Counts the changes, from 1. */
  version: number
  /** Null while staff have not closed or unpublished it. */
  closed: Closing | null
}

export type ContentQuery = {
  /** Without it, all. */
  state?: 'open' | 'closed'
  page: number
  perPage: number
}

export type ContentPage<Item> = { items: Item[]; total: number }

export interface ContentTable<Item extends ContentState> {
  /** The items with these external ids, closed ones too, in no order. Unknown ids are left out. At most 1,000 ids. */
  named(externalIds: string[]): Promise<Item[]>
  /** The external ids of all items, or of those that staff have closed or not, in ascending order of their numbers. */
  names(state?: ContentQuery['state']): Promise<string[]>
  /**
   * A page of the items, those with the highest numbers first, and the number of items on all pages. A job with a past closing date is
   * closed, as on the site (`isOpen`).
   */
  page(query: ContentQuery, now: Date): Promise<ContentPage<Item>>
  /** Adds items, and replaces those with the same number. */
  save(items: Item[]): Promise<void>
}

/** A table with numbers that appear in addresses. */
export interface NumberedContent {
  /** New numbers. A number is never given again, also if nothing got it. */
  takeNumbers(count: number): Promise<number[]>
}

/** Change whenever content does; compared only for equality. */
export type Revisions = {
  jobs: string
  /** Of stories, the blog and advisors. */
  others: string
}

/** `isSeries` says whether the content changes all the time, as in an import, so that a change may be shown a little later. */
export type FollowedRevisions = Revisions & { isSeries: boolean }

export interface ContentRevisions {
  read(): Promise<Revisions>
}
