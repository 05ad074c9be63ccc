/** Jobs, stories and the blog: large lists that hardly change, kept by id in plain maps. */
import { publishedSummary } from '#backend/blog/published.ts'
import type { Article, ArticleSummary, BlogTerm, Job, Story } from '#backend/ports/records.ts'
import type { BlogTable, JobTable, StoryTable } from '#backend/ports/store.ts'

export type Content = {
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

export function createContent(): Content {
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

/** Returns copies of all rows by the name of their table. */
export function contentRows({
  jobs,
  stories,
  articles,
  categories,
  tags,
}: Content): Record<string, unknown[]> {
  return structuredClone({
    jobs: [...jobs.values()],
    stories: [...stories.values()],
    articles: [...articles.values()],
    blogCategories: [...categories.values()],
    blogTags: [...tags.values()],
  })
}

export function jobTable(content: Content): JobTable {
  return {
    find: async (id) => structuredClone(content.jobs.get(id)) ?? null,
    findMany: async (ids) => sorted(pickRows(content.jobs, ids)),
    versions: async ({ after, limit }) =>
      [...content.jobVersions]
        .filter(([job_id]) => job_id > after)
        .sort(([a], [b]) => a - b)
        .slice(0, limit)
        .map(([job_id, version]) => ({ job_id, version: String(version) })),
    revision: async () => String(content.jobsRevision),
    async insert(jobs) {
      content.jobs = withRows(content.jobs, jobs, (job) => job.job_id)
      content.jobsRevision++
      const versions = jobs.map((job): [number, number] => [job.job_id, content.jobsRevision])
      content.jobVersions = new Map([...content.jobVersions, ...versions])
    },
  }
}

export function storyTable(content: Content): StoryTable {
  return {
    all: async () => sorted(content.stories),
    async insert(stories) {
      content.stories = withRows(content.stories, stories, (story) => story.id)
    },
  }
}

export function blogTable(content: Content): BlogTable {
  return {
    summaries: async () =>
      structuredClone([...content.articleSummaries.values()].filter((summary) => summary !== null)),
    find: async (slug) => structuredClone(content.articles.get(slug)) ?? null,
    terms: async () =>
      structuredClone({ categories: [...content.categories.values()], tags: [...content.tags.values()] }),
    async insert({ articles, categories, tags }) {
      const added = {
        articles: withRows(content.articles, articles, ({ slug }) => slug),
        articleSummaries: new Map([
          ...content.articleSummaries,
          ...articles.map((article) => [article.slug, publishedSummary(article)] as const),
        ]),
        categories: withRows(content.categories, categories, ({ slug }) => slug),
        tags: withRows(content.tags, tags, ({ slug }) => slug),
      }
      Object.assign(content, added)
    },
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
