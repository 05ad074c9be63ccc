import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Lang } from '#domain/lang.ts'
import type { PageId } from '../routes/table.ts'

/** What a page's functions are given. */
export type PageContext = {
  /** The row that is shown; a module may serve several. */
  id: PageId
  lang: Lang
  params: Record<string, string | undefined>
  url: URL
  queryClient: QueryClient
  now: Date
  /** On the server everything that the page shows must be awaited; in the browser lists may fill in later. */
  isServer: boolean
}

/** What stands in the document's head, beside what every page has. */
export type Head = {
  title: string
  description: string
  /** Query values that belong to the canonical address; others are left out of it. */
  canonicalQuery?: string
  noindex?: boolean
}

/** What a page's loader answers. */
export type PageAnswer = Head & {
  /** Its guards were not asked yet: on the server nobody can answer them. */
  undecided?: boolean
}

/** A module of `pages/`. */
export type PageModule = {
  default: ComponentType
  /** Loads what the page shows; throws `notFound()` where there is no such thing, or a redirect. */
  load?: (context: PageContext) => Promise<void>
  /** Called after `load`. */
  head: (context: PageContext) => Head
  /** JSON-LD objects (schema.org), written by the server only. */
  structuredData?: (context: PageContext & { origin: string }) => object[]
}
