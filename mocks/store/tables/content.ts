/** Jobs, stories, the blog and advisors: large lists that hardly change, stored by id in plain maps. */

import type { AdvisorProfile } from '#backend/ports/advisors.ts'
import type { Article, ArticleSummary, BlogTerm } from '#backend/ports/blog.ts'
import type { ContentRevisions, ContentState, ContentTable } from '#backend/ports/content.ts'
import type { Job } from '#backend/ports/jobs.ts'
import type { Story } from '#backend/ports/stories.ts'

/** Jobs without the names of their advisors. */
export type JobRow = Omit<Job, 'advisor'>

export type Content = {
  advisors: Map<string, AdvisorProfile>
  jobs: Map<number, JobRow>
  jobsRevision: number
  /** Counts the changes of all content but jobs. */
  othersRevision: number
  nextJob: number
  nextStory: number
  /** The revision of each job's last change. */
  jobVersions: Map<number, number>
  stories: Map<number, Story>
  articles: Map<string, Article>
  /** Null for articles that are not published. */
  articleSummaries: Map<string, ArticleSummary | null>
  categories: Map<string, BlogTerm>
  tags: Map<string, BlogTerm>
}

export function createContent(): Content {
  return {
    advisors: new Map(),
    jobs: new Map(),
    jobsRevision: 0,
    othersRevision: 0,
    // The database begins at the same numbers.
    nextJob: 300_001,
    nextStory: 101,
    jobVersions: new Map(),
    stories: new Map(),
    articles: new Map(),
    articleSummaries: new Map(),
    categories: new Map(),
    tags: new Map(),
  }
}

/** Returns copies of all rows by the name of their table. */
export function contentRows({
  advisors,
  jobs,
  stories,
  articles,
  categories,
  tags,
}: Content): Record<string, unknown[]> {
  return structuredClone({
    advisors: [...advisors.values()],
    jobs: [...jobs.values()],
    stories: [...stories.values()],
    articles: [...articles.values()],
    blogCategories: [...categories.values()],
    blogTags: [...tags.values()],
  })
}

export function revisionTable(content: Content): ContentRevisions {
  return {
    read: async () => ({ jobs: String(content.jobsRevision), others: String(content.othersRevision) }),
  }
}

const isNotClosed = ({ closed }: ContentState) => closed === null

/** The readers that jobs, stories and articles share. */
export function contentTable<Id extends number | string, Row extends ContentState, Item extends ContentState>(
  rowsOf: () => Map<Id, Row>,
  itemOf: (row: Row) => Item,
  isOpen: (row: Row, now: Date) => boolean = isNotClosed,
): Omit<ContentTable<Item>, 'save'> {
  const inState = (state: 'open' | 'closed' | undefined, isInOpen: (row: Row) => boolean) =>
    [...rowsOf()]
      .filter(([, row]) => state === undefined || isInOpen(row) === (state === 'open'))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, row]) => row)

  return {
    async named(externalIds) {
      const wanted = new Set(externalIds)
      return [...rowsOf().values()].filter(({ externalId }) => wanted.has(externalId)).map(itemOf)
    },
    names: async (state) => inState(state, isNotClosed).map(({ externalId }) => externalId),
    async page({ state, page, perPage }, now) {
      const rows = inState(state, (row) => isOpen(row, now)).toReversed()
      return {
        items: rows.slice((page - 1) * perPage, page * perPage).map(itemOf),
        total: rows.length,
      }
    },
  }
}

/** Throws if two rows have the same external id, as a database does. */
export function refuseSharedNames(rows: Map<unknown, ContentState>): void {
  const names = new Set([...rows.values()].map(({ externalId }) => externalId))
  if (names.size < rows.size) throw new Error('An external id exists already')
}

/** A new map with these rows in the place of those with the same ids. */
export function replaced<Id extends number | string, Row>(
  known: Map<Id, Row>,
  rows: Row[],
  idOf: (row: Row) => Id,
): Map<Id, Row> {
  const all = new Map(known)
  for (const row of rows) all.set(idOf(row), structuredClone(row))
  return all
}

/** The stored rows by their ids. Callers copy those that they give away. */
export const sorted = <Row>(rows: Map<number, Row>): Row[] =>
  [...rows].sort(([a], [b]) => a - b).map(([, row]) => row)

export function pickRows<Row>(rows: Map<number, Row>, ids: number[]): Map<number, Row> {
  const picked = new Map<number, Row>()
  for (const id of ids) {
    const row = rows.get(id)
    if (row) picked.set(id, row)
  }
  return picked
}

/** A new map without the rows of these ids. */
export function withoutRows<Id, Row>(known: Map<Id, Row>, ids: Id[]): Map<Id, Row> {
  const removed = new Set(ids)
  return new Map([...known].filter(([id]) => !removed.has(id)))
}

/** A new map, so that a transaction can restore the previous one; throws if an id exists already. */
export function withRows<Id extends number | string, Row>(
  known: Map<Id, Row>,
  rows: Row[],
  idOf: (row: Row) => Id,
): Map<Id, Row> {
  const all = new Map(known)
  for (const row of rows) {
    const id = idOf(row)
    if (all.has(id)) throw new Error(`The id ${id} exists already`)
    all.set(id, structuredClone(row))
  }
  return all
}
