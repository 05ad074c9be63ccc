import type { Process } from '../ports/processes.ts'

/** Sorts by a time, the latest first; equal times by descending id. */
export function newestFirst(processes: Process[], by: 'startedAt' | 'updatedAt'): Process[] {
  return processes.toSorted((a, b) => (a[by] === b[by] ? b.id - a.id : a[by] < b[by] ? 1 : -1))
}

/** Returns the items of a page; none past the end. */
export function pageOf<Item>(items: Item[], { page, perPage }: { page: number; perPage: number }): Item[] {
  return items.slice((page - 1) * perPage, page * perPage)
}
