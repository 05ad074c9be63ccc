/** Every page of the site, for tests that visit all of them. They include new rows of the table automatically. */

import { type Lang, languages } from '#domain/lang.ts'
import { type ParamsOf, fillPath, hasParams, inLanguage } from '#src/routes/href.ts'
import { pageAt } from '#src/routes/pageAt.ts'
import type { Row } from '#src/routes/row.ts'
import { type PageId, pageIds, table } from '#src/routes/table.ts'
import { ARTICLE, DRAFT, JOB } from './content.ts'

export type SitePage = { id: PageId; lang: Lang; row: Row }

/** All rows of the table in each of their languages. */
export const sitePages: SitePage[] = pageIds.flatMap((id) => {
  const row: Row = table[id]
  return languages
    .filter((lang) => row.only === undefined || row.only === lang)
    .map((lang) => ({ id, lang, row }))
})

/** Rows with parameters that no sitemap lists, because of their layout. */
type UnlistedId = {
  [Id in PageId]: keyof ParamsOf<Id> extends never
    ? never
    : (typeof table)[Id]['layout'] extends 'preview' | 'embed' | 'account' | 'mypage'
      ? Id
      : never
}[PageId]

/** Sample parameters of the rows that the sitemap does not list. */
const samples: { [Id in UnlistedId]: ParamsOf<Id> } = {
  articleEmbed: { slug: ARTICLE },
  recommendation: { id: 3008 },
  application: { id: 4010 },
  notification: { id: 5006 },
  mypageJob: { id: JOB },
}

/** Pages that need a query to show anything. */
const queries: Partial<Record<PageId, string>> = {
  blogPreview: `?${new URLSearchParams(DRAFT)}`,
  pdf: '?page=resume',
  pdfGenerate: '?page=career',
}

/** Returns an address of a page. With parameters it is the first that the sitemap lists; `listed` has its paths. */
export function addressOf({ id, lang, row }: SitePage, listed: string[]): string {
  const params: Record<string, string | number> | undefined = Object.entries(samples).find(
    ([name]) => name === id,
  )?.[1]
  if (params || !hasParams(row.path)) {
    return inLanguage(lang, fillPath(row.path, params ?? {})) + (queries[id] ?? '')
  }
  const found = listed.find((path) => {
    const at = pageAt(path)
    return at?.id === id && at.lang === lang
  })
  if (!found) throw new Error(`The sitemap has no address of the row "${id}" (${lang})`)
  return found
}

/** Returns the paths that a sitemap lists. */
export function pathsOf(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
