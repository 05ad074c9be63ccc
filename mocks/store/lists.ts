/** Jobs, stories and the blog: large lists that hardly change, kept by id in plain maps. */
import type { Article, BlogTerm, Job, Story } from '#backend/ports/records.ts'
import type { BlogTable, JobTable, StoryTable } from '#backend/ports/store.ts'
import type { InTurn } from './turns.ts'

export type Lists = {
  jobs: Map<number, Job>
  jobsRevision: number
  stories: Map<number, Story>
  articles: Map<string, Article>
  categories: Map<string, BlogTerm>
  tags: Map<string, BlogTerm>
}

export function createLists(): Lists {
  return {
    jobs: new Map(),
    jobsRevision: 0,
    stories: new Map(),
    articles: new Map(),
    categories: new Map(),
    tags: new Map(),
  }
}

export function jobTable(lists: Lists, inTurn: InTurn): JobTable {
  return {
    all: () => inTurn(async () => sorted(lists.jobs)),
    revision: () => inTurn(async () => String(lists.jobsRevision)),
    insert: (jobs) =>
      inTurn(async () => {
        lists.jobs = withRows(lists.jobs, jobs, (job) => job.job_id)
        lists.jobsRevision++
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
    all: () =>
      inTurn(async () =>
        structuredClone({
          articles: [...lists.articles.values()],
          categories: [...lists.categories.values()],
          tags: [...lists.tags.values()],
        }),
      ),
    insert: ({ articles, categories, tags }) =>
      inTurn(async () => {
        const added = {
          articles: withRows(lists.articles, articles, ({ slug }) => slug),
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
