import type { QueryClient } from '@tanstack/react-query'
import type { Lang } from '#domain/lang.ts'
import type { PageId } from '../routes/table.ts'

/** The argument of a page's functions and of its row's guards. */
export type PageContext = {
  /** The row that is shown; several rows may show one page. */
  id: PageId
  lang: Lang
  params: Record<string, string | undefined>
  url: URL
  queryClient: QueryClient
  now: Date
  /** The server awaits everything that the page shows; in the browser, lists may load later. */
  isServer: boolean
}

export type AddressContext = Pick<PageContext, 'lang' | 'queryClient'>

/** An address of a page with parameters in its path. */
export type PageAddress = {
  params: Record<string, string | number>
  /** The last change of the content, RFC 3339, if known. */
  changed?: string
}
