import { isRecord } from '#domain/record.ts'
import { type Page, isPage } from '../../page/definePage.tsx'
import type { Row } from '../../routes/row.ts'
import { type PageId, table } from '../../routes/table.ts'

/** Most visits begin with one of these pages, so the program has their list. */
const firstPages = import.meta.glob('../../pages/{blog,home,jobs,stories}/*Page.tsx')

const fileOf = ({ page }: Pick<Row, 'page'>) => `../../pages/${page}.tsx`

/** Returns the module with the list of the other pages if the page of a row is one of these. The server lists it among the page's files. */
export const listsOf = (row: Pick<Row, 'page'>): string[] =>
  fileOf(row) in firstPages ? [] : ['src/app/pages/allPages.ts']

/** Loads the page of a row. Throws if the module does not exist, or if `definePage.tsx` did not make its default export. */
export async function loadPage(id: PageId): Promise<Page> {
  const { page } = table[id]
  const file = fileOf(table[id])
  const load = firstPages[file] ?? (await import('./allPages.ts')).allPages[file]
  if (!load) throw new Error(`The row "${id}" names a page that does not exist: ${page}`)
  const module = await load()
  if (!isRecord(module) || !isPage(module.default)) throw new Error(`The module ${page} exports no page`)
  return module.default
}
