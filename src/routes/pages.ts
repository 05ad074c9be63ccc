import type { PageModule } from '../app/pageModule.ts'
import { type PageId, table } from './table.ts'

const modules = import.meta.glob<PageModule>(['../pages/*/*Page.tsx', '!../pages/errors/*'])

/** Loads the module that shows a row. */
export function loadPage(id: PageId): Promise<PageModule> {
  const load = modules[`../pages/${table[id].page}.tsx`]
  if (!load) throw new Error(`The row "${id}" names a page that does not exist: ${table[id].page}`)
  return load()
}
