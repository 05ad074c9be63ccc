import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Lang } from '#domain/lang.ts'
import type { PageId } from '../routes/table.ts'
import type { LinkPicture } from './linkPicture.ts'

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
  /** The page tells of itself alone, such as an article; others are the site's (Open Graph's types). */
  isArticle?: boolean
  /** The language of what stands here, where it is not the page's. */
  contentLang?: Lang
  /** When what stands here appeared and was last changed, RFC 3339, where it is known. */
  times?: { published: string; modified: string }
  /** The feed that tells of new things here, by its path. */
  feed?: { title: string; path: string }
}

/** A head as the document gets it. */
export type PageHead = Head & {
  /** The page's guards were not asked yet: on the server nobody can answer them. */
  isUndecided?: boolean
}

export type AddressContext = Pick<PageContext, 'lang' | 'queryClient'>

/** One of the addresses of a page whose path has parameters. */
export type PageAddress = {
  params: Record<string, string | number>
  /** When what stands there was last changed, RFC 3339, where it is known. */
  changed?: string
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
  /** What the page's picture shows where its link is shared; called after `load`. Without it, it is the site's picture. */
  picture?: (context: PageContext) => LinkPicture | Promise<LinkPicture>
  /** All addresses of a page whose path has parameters, for the sitemap; without it, it has none there. */
  addresses?: (context: AddressContext) => Promise<PageAddress[]>
  /** On the first page of a flow: removes what the flow keeps besides its state, such as files. */
  clearFlow?: () => Promise<void>
}
