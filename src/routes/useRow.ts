import { useMatches } from 'react-router'
import { isRecord } from '#domain/record.ts'
import type { Row } from './row.ts'
import { type PageId, pageIds, table } from './table.ts'

/** The `handle` of each page's route. */
export type PageHandle = { page: PageId }

/** Returns the page of a route's `handle`; none for an unknown address. */
export const pageOf = (handle: unknown): PageId | undefined =>
  isRecord(handle) ? pageIds.find((id) => id === handle.page) : undefined

export function usePageId(): PageId | undefined {
  return pageOf(useMatches().at(-1)?.handle)
}

/** The row of this page in the table; none for an unknown address. */
export function useRow(): Row | undefined {
  const id = usePageId()
  return id && table[id]
}
