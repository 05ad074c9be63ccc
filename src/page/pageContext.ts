import type { QueryClient } from '@tanstack/react-query'
import type { Lang } from '#domain/lang.ts'
import type { PageId } from '../routes/table.ts'

/** What the functions of a page and the guards of its row are given. */
export type PageContext = {
  /** The row that is shown; several rows may show one page. */
  id: PageId
  lang: Lang
  params: Record<string, string | undefined>
  url: URL
  queryClient: QueryClient
  now: Date
  /** The server awaits everything that the page shows; in the browser lists may fill in later. */
  isServer: boolean
}

export type AddressContext = Pick<PageContext, 'lang' | 'queryClient'>

/** One of the addresses of a page whose path has parameters. */
export type PageAddress = {
  params: Record<string, string | number>
  /** When the content was last changed, RFC 3339, where it is known. */
  changed?: string
}
