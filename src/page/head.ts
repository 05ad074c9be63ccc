import { brand } from '#domain/brand.ts'
import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import type { Namespace, Texts } from '#i18n/texts.ts'

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

/** Returns the head of a page. Its title ends with the name of the site. */
export function pageHead(lang: Lang, head: Head): Head {
  return { ...head, title: `${head.title} | ${brand.name[lang]}` }
}

/** Returns the head function of a page by its texts: `headOf('settings', (t) => t.email)`. The row of the page lists the dictionary. */
export const headOf =
  <Name extends Namespace>(
    namespace: Name,
    choose: (texts: Texts[Name]) => Pick<Head, 'title' | 'description'>,
  ) =>
  ({ lang }: { lang: Lang }): Head => {
    const { title, description } = choose(textsOf(lang, namespace))
    return pageHead(lang, { title, description })
  }
