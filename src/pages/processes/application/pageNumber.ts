import { parseId } from '#domain/ids.ts'
import { LAST_PAGE } from '#domain/limits.ts'

/** Returns the number of the page in the address; 1 if it has none or an invalid one. */
export function pageNumber(search: URLSearchParams): number {
  const page = parseId(search.get('page') ?? '1') ?? 1
  return page > LAST_PAGE ? 1 : page
}
