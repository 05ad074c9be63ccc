import type { PageModule } from '../../page/pageModule.ts'
import { type PageId, table } from '../../routes/table.ts'
import type { Row } from '../../routes/row.ts'

/** The pages that most visits begin with. */
const firstPages = import.meta.glob<PageModule>('../../pages/{home,jobs,stories}/*Page.tsx')

const keyOf = ({ page }: Row) => `../../pages/${page}.tsx`

/** Whether the first page of a visit needs the list of the other pages as well. */
export const isOtherPage = (row: Row): boolean => !(keyOf(row) in firstPages)

/** Loads the module that shows a row. */
export async function loadPage(id: PageId): Promise<PageModule> {
  const key = keyOf(table[id])
  const load = firstPages[key] ?? (await import('./otherPages.ts')).otherPages[key]
  if (!load) throw new Error(`The row "${id}" names a page that does not exist: ${table[id].page}`)
  return load()
}
