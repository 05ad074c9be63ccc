import { useMatches } from 'react-router'
import { pageIds, table } from './table.ts'
import type { Row } from './row.ts'

/** The row of this page in the table; none for an unknown address. Route ids are `{lang}.{page}`. */
export function useRow(): Row | undefined {
  const name = useMatches().at(-1)?.id.split('.')[1]
  const id = pageIds.find((each) => each === name)
  return id && table[id]
}
