/** The head and the breadcrumbs of the pages of the blog. */

import { brand } from '#domain/brand.ts'
import { textsOf } from '#i18n/load.ts'
import type { BlogCategoryLink } from '#src/api/blog.ts'
import type { Head } from '#src/page/head.ts'
import { FEED_PATH } from '#src/routes/feed.ts'
import { href } from '#src/routes/href.ts'
import type { Crumb } from '#src/ui/Breadcrumbs.tsx'

/** Returns the head of a blog page with a link to the feed (interfaces §15). */
export function blogHead(head: Head): Head {
  return { ...head, feed: { title: brand.blogTitle.ja, path: FEED_PATH } }
}

/** Returns the breadcrumbs of a page of the blog; `last` are those after the blog, none on its first page. */
export function blogCrumbs(...last: Crumb[]): Crumb[] {
  const t = textsOf('ja', 'common')
  const home = { label: t.home, to: href('ja', 'home') }
  const crumb = t.pages.blog
  return last.length === 0
    ? [home, { label: crumb }]
    : [home, { label: crumb, to: href('ja', 'blog') }, ...last]
}

/** Returns the breadcrumb of a category. */
export function categoryCrumb({ slug, name, language }: BlogCategoryLink): Crumb {
  return { label: name, lang: language, to: href('ja', 'blogCategory', { '*': slug }) }
}
