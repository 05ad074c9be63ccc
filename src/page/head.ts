import type { Lang } from '#domain/lang.ts'

/** The part of the document's head that differs from page to page. */
export type Head = {
  title: string
  description: string
  /** Query values that belong to the canonical address; others are left out of it. */
  canonicalQuery?: string
  noindex?: boolean
  /** Open Graph's type: an article, or otherwise the site. */
  isArticle?: boolean
  /** The language of the content, where it differs from the page's. */
  contentLang?: Lang
  /** Publication and last change of the content, RFC 3339, if known. */
  times?: { published: string; modified: string }
  /** The feed that announces new content, by its path. */
  feed?: { title: string; path: string }
}
