/** The breadcrumbs and the groups of the lists of articles. */

import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import type { BlogCategoryLink } from '#src/api/blog.ts'
import { href } from '#src/routes/href.ts'
import type { Crumb } from '#src/ui/Breadcrumbs.tsx'
import { blogCrumbs } from '../blogMeta.ts'

/** Returns the breadcrumbs of a list of articles in a language. English lists are below the English home page. */
export const listCrumbs = (language: Lang, ...last: Crumb[]): Crumb[] =>
  language === 'ja'
    ? blogCrumbs(...last)
    : [{ label: textsOf(language, 'blog').home, to: href(language, 'home') }, ...last]

/** Returns all categories of a language as one, for the slugs `english` and `japanese`. */
export function groupOf(slug: string): BlogCategoryLink | undefined {
  const { groups } = textsOf('ja', 'blog')
  return slug === 'english' || slug === 'japanese' ? { slug, ...groups[slug] } : undefined
}
