import { isRecord } from '#domain/record.ts'
import { type Page, isPage } from '../../page/definePage.tsx'
import type { Row } from '../../routes/row.ts'
import { type PageId, table } from '../../routes/table.ts'

/** Most visits begin with one of these pages, so the program has their list. */
export const firstPages = import.meta.glob('../../pages/{blog,entry,home,jobs,stories}/*Page.tsx')

const fileOf = ({ page }: Row) => `../../pages/${page}.tsx`

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
