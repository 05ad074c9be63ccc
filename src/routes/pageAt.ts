import { matchRoutes } from 'react-router'
import type { Lang } from '#domain/lang.ts'
import { langOf, pathWithoutLanguage } from './href.ts'
import { type PageId, pageIds, table } from './table.ts'

const routes = pageIds.map((id) => ({ id, path: table[id].path, caseSensitive: true }))

/** Returns the page that an address of the site leads to. */
export function pageAt(pathname: string): { lang: Lang; id: PageId } | undefined {
  const id = matchRoutes(routes, pathWithoutLanguage(pathname))?.at(-1)?.route.id
  return id && { lang: langOf(pathname), id }
}
