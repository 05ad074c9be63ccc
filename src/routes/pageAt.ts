import type { Lang } from '#domain/lang.ts'
import { langOf, pathWithoutLanguage } from './href.ts'
import { type PageId, pageIds, table } from './table.ts'

/** The rows as regular expressions, those with fewer parameters first: `/blog/aboutus` comes before `/blog/:slug`. */
const patterns = pageIds
  .map((id) => {
    const { path } = table[id]
    const expression = path.replaceAll(/:\w+/g, '[^/]+').replace('*', '.+')
    return { id, open: path.match(/[:*]/g)?.length ?? 0, pattern: new RegExp(`^${expression}$`) }
  })
  .toSorted((a, b) => a.open - b.open)

/** Returns the page that an address of the site leads to. */
export function pageAt(pathname: string): { lang: Lang; id: PageId } | undefined {
  const path = pathWithoutLanguage(pathname)
  const found = patterns.find(({ pattern }) => pattern.test(path))
  return found && { lang: langOf(pathname), id: found.id }
}
