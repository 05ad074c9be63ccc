/** Jobs, stories and the blog: large lists that hardly change, kept by id in plain maps. */
import { publishedSummary } from '#backend/blog/published.ts'
import type { Article, ArticleSummary, BlogTerm, Job, Story } from '#backend/ports/records.ts'
import type { BlogTable, JobTable, StoryTable } from '#backend/ports/store.ts'
import type { InTurn } from './turns.ts'

export type Lists = {
  jobs: Map<number, Job>
  jobsRevision: number
  /** The revision in which each job was last changed. */
  jobVersions: Map<number, number>
  stories: Map<number, Story>
  articles: Map<string, Article>
  /** Null for articles that are not published. */
  articleSummaries: Map<string, ArticleSummary | null>
  categories: Map<string, BlogTerm>
  tags: Map<string, BlogTerm>
}

export function createLists(): Lists {
  return {
    jobs: new Map(),
    jobsRevision: 0,
    jobVersions: new Map(),
    stories: new Map(),
    articles: new Map(),
    articleSummaries: new Map(),
    categories: new Map(),
    tags: new Map(),
  }
}

export function jobTable(lists: Lists, inTurn: InTurn): JobTable {
  return {
    find: (id) => inTurn(async () => structuredClone(lists.jobs.get(id)) ?? null),
    findMany: (ids) => inTurn(async () => sorted(pickRows(lists.jobs, ids))),
    versions: ({ after, limit }) =>
      inTurn(async () =>
        [...lists.jobVersions]
          .filter(([job_id]) => job_id > after)
          .sort(([a], [b]) => a - b)
          .slice(0, limit)
          .map(([job_id, version]) => ({ job_id, version: String(version) })),
      ),
    revision: () => inTurn(async () => String(lists.jobsRevision)),
    insert: (jobs) =>
      inTurn(async () => {
        lists.jobs = withRows(lists.jobs, jobs, (job) => job.job_id)
        lists.jobsRevision++
        const versions = jobs.map((job): [number, number] => [job.job_id, lists.jobsRevision])
        lists.jobVersions = new Map([...lists.jobVersions, ...versions])
      }),
  }
}

export function storyTable(lists: Lists, inTurn: InTurn): StoryTable {
  return {
    all: () => inTurn(async () => sorted(lists.stories)),
    insert: (stories) =>
      inTurn(async () => {
        lists.stories = withRows(lists.stories, stories, (story) => story.id)
      }),
  }
}

export function blogTable(lists: Lists, inTurn: InTurn): BlogTable {
  return {
    summaries: () =>
      inTurn(async () =>
        structuredClone([...lists.articleSummaries.values()].filter((summary) => summary !== null)),
      ),
    find: (slug) => inTurn(async () => structuredClone(lists.articles.get(slug)) ?? null),
    terms: () =>
      inTurn(async () =>
        structuredClone({
          categories: [...lists.categories.values()],
          tags: [...lists.tags.values()],
        }),
      ),
    insert: ({ articles, categories, tags }) =>
      inTurn(async () => {
        const added = {
          articles: withRows(lists.articles, articles, ({ slug }) => slug),
          articleSummaries: new Map([
            ...lists.articleSummaries,
            ...articles.map((article) => [article.slug, publishedSummary(article)] as const),
          ]),
          categories: withRows(lists.categories, categories, ({ slug }) => slug),
          tags: withRows(lists.tags, tags, ({ slug }) => slug),
        }
        Object.assign(lists, added)
      }),
  }
}

function sorted<Row>(rows: Map<number, Row>): Row[] {
  const inOrder = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row)
  return structuredClone(inOrder)
}

function pickRows<Row>(rows: Map<number, Row>, ids: number[]): Map<number, Row> {
  const picked = new Map<number, Row>()
  for (const id of ids) {
    const row = rows.get(id)
    if (row) picked.set(id, row)
  }
  return picked
}

/** A new map, so that a transaction keeps the one from before; throws when an id exists already. */
function withRows<Id extends number | string, Row>(
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
