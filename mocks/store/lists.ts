/** Jobs and stories: large lists that hardly change, kept by id in plain maps. */
import type { Job, Story } from '#backend/ports/records.ts'
import type { JobTable, StoryTable } from '#backend/ports/store.ts'
import type { InTurn } from './turns.ts'

export type Lists = { jobs: Map<number, Job>; stories: Map<number, Story>; jobsRevision: number }

export function createLists(): Lists {
  return { jobs: new Map(), stories: new Map(), jobsRevision: 0 }
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

function sorted<Row>(rows: Map<number, Row>): Row[] {
  const inOrder = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row)
  return structuredClone(inOrder)
}

/** A new map, so that a transaction keeps the one from before; throws when an id exists already. */
function withRows<Row>(known: Map<number, Row>, rows: Row[], idOf: (row: Row) => number): Map<number, Row> {
  const all = new Map(known)
  for (const row of rows) {
    const id = idOf(row)
    if (all.has(id)) throw new Error(`The id ${id} exists already`)
    all.set(id, structuredClone(row))
  }
  return all
}
