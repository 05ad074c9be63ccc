import { type Lang, languages } from '#domain/lang.ts'
import { loadPage } from '#src/app/pages/loadPage.ts'
import { createQueryClient } from '#src/app/queryClient.ts'
import { fillPath, hasParams, inLanguage } from '#src/routes/href.ts'
import type { Row } from '#src/routes/row.ts'
import { type PageId, pageIds, table } from '#src/routes/table.ts'
import type { PageLoader } from '../page/load.ts'
import type { SitemapPage } from './sitemap.ts'

/**
 * Returns all pages for search engines from the table of routes. A page without parameters is included if it is public and may be
 * indexed. A page with parameters is included with the addresses that its module lists.
 */
export async function sitePages({ load }: PageLoader, origin: string): Promise<SitemapPage[]> {
  const pages = await Promise.all(
    pageIds.map((id) => (hasParams(table[id].path) ? addressed(id) : single(id))),
  )
  return pages.flat()

  async function single(id: PageId): Promise<SitemapPage[]> {
    const all = await Promise.all(languagesOf(id).map((lang) => openPath(lang, table[id].path)))
    const paths = Object.fromEntries(all.filter((entry) => entry !== null))
    return Object.keys(paths).length > 0 ? [{ paths }] : []
  }

  /** Returns the path in a language, or null if it is not for search engines. */
  async function openPath(lang: Lang, path: string): Promise<[Lang, string] | null> {
    const pathname = inLanguage(lang, path)
    const loaded = await load(new URL(pathname, origin))
    const isOpen = !(loaded instanceof Response) && loaded.page !== null && !loaded.page.head.noindex
    return isOpen ? [lang, pathname] : null
  }
}

/** A job or story has the same ids in both languages. */
async function addressed(id: PageId): Promise<SitemapPage[]> {
  const all = languagesOf(id)
  const [lang] = all
  const page = await loadPage(id)
  if (!lang || !page.addresses) return []
  const addresses = await page.addresses({ lang, queryClient: createQueryClient() })
  return addresses.map(({ params, changed }) => {
    const path = fillPath(table[id].path, params)
    return { paths: Object.fromEntries(all.map((each) => [each, inLanguage(each, path)])), changed }
  })
}

function languagesOf(id: PageId): Lang[] {
  const { only }: Row = table[id]
  return languages.filter((lang) => only === undefined || only === lang)
}
