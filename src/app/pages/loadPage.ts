import { isRecord } from '#domain/record.ts'
import { type Page, isPage } from '../../page/definePage.tsx'
import type { Row } from '../../routes/row.ts'
import { type PageId, table } from '../../routes/table.ts'

/** The pages that most visits begin with. */
const firstPages = import.meta.glob('../../pages/{home,jobs,stories}/*Page.tsx')

const keyOf = ({ page }: Row) => `../../pages/${page}.tsx`

/** Whether the first page of a visit needs the list of the other pages as well. */
export const isOtherPage = (row: Row): boolean => !(keyOf(row) in firstPages)

/** Loads the page of a row. Throws where the module does not exist, or its default export was not made by `definePage.tsx`. */
export async function loadPage(id: PageId): Promise<Page> {
  const key = keyOf(table[id])
  const load = firstPages[key] ?? (await import('./otherPages.ts')).otherPages[key]
  if (!load) throw new Error(`The row "${id}" names a page that does not exist: ${table[id].page}`)
  const module = await load()
  if (!isRecord(module) || !isPage(module.default))
    throw new Error(`The module ${table[id].page} exports no page`)
  return module.default
}
