import { isRecord } from '#domain/record.ts'
import { type Page, isPage } from '../../page/definePage.tsx'
import type { Row } from '../../routes/row.ts'
import { type PageId, table } from '../../routes/table.ts'

/** Most visits begin with one of these pages. */
const firstPages = import.meta.glob([
  '../../pages/{home,jobs,stories}/*Page.tsx',
  '!../../pages/*/Mypage*Page.tsx',
])

const keyOf = ({ page }: Row) => `../../pages/${page}.tsx`

/** Returns whether the page needs the second list of modules (`otherPages.ts`). */
export const isOtherPage = (row: Row): boolean => !(keyOf(row) in firstPages)

/** Loads the page of a row. Throws if the module does not exist, or if `definePage.tsx` did not make its default export. */
export async function loadPage(id: PageId): Promise<Page> {
  const key = keyOf(table[id])
  const load = firstPages[key] ?? (await import('./otherPages.ts')).otherPages[key]
  if (!load) throw new Error(`The row "${id}" names a page that does not exist: ${table[id].page}`)
  const module = await load()
  if (!isRecord(module) || !isPage(module.default))
    throw new Error(`The module ${table[id].page} exports no page`)
  return module.default
}
