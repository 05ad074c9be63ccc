import { useMatches } from 'react-router'
import { type Row, pageIds, table } from '../routes/table.ts'

/** The row of this page in the table; none for an unknown address. Route ids are `{lang}.{page}`. */
export function useRow(): Row | undefined {
  const name = useMatches().at(-1)?.id.split('.')[1]
  const id = pageIds.find((each) => each === name)
  return id && table[id]
}
