import { isRecord } from '#domain/record.ts'
import { type Page, isPage } from '../../page/definePage.tsx'
import type { Row } from '../../routes/row.ts'
import { type PageId, table } from '../../routes/table.ts'

type PageList = Record<string, () => Promise<unknown>>

/** Most visits begin with one of these pages. */
const firstPages = import.meta.glob([
  '../../pages/{home,jobs,stories}/*Page.tsx',
  '../../pages/blog/ArticlePage.tsx',
  '!../../pages/*/Mypage*Page.tsx',
])

/** The lists of the other pages are files of their own, which first pages do not load. */
const lists: { pages: RegExp; module: string; load: () => Promise<PageList> }[] = [
  {
    pages: /\/(entry|inquiry)\//,
    module: 'src/app/pages/formPages.ts',
    load: async () => (await import('./formPages.ts')).formPages,
  },
  {
    pages: /\/(blog|company|legal|recruiting)\/|FavoriteListPage/,
    module: 'src/app/pages/otherPages.ts',
    load: async () => (await import('./otherPages.ts')).otherPages,
  },
  {
    pages: /^/,
    module: 'src/app/pages/personPages.ts',
    load: async () => (await import('./personPages.ts')).personPages,
  },
]

const keyOf = ({ page }: Row) => `../../pages/${page}.tsx`

const listOf = (key: string) => (key in firstPages ? undefined : lists.find(({ pages }) => pages.test(key)))

/** Returns the module with the list that names the page of a row, or undefined if the program contains it. */
export const listModuleOf = (row: Row): string | undefined => listOf(keyOf(row))?.module

/** Loads the page of a row. Throws if the module does not exist, or if `definePage.tsx` did not make its default export. */
export async function loadPage(id: PageId): Promise<Page> {
  const key = keyOf(table[id])
  const list = (await listOf(key)?.load()) ?? firstPages
  const load = list[key]
  if (!load) throw new Error(`The row "${id}" names a page that does not exist: ${table[id].page}`)
  const module = await load()
  if (!isRecord(module) || !isPage(module.default))
    throw new Error(`The module ${table[id].page} exports no page`)
  return module.default
}
