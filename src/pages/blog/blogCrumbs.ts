import { textsOf } from '#i18n/load.ts'
import type { BlogCategoryLink } from '#src/api/blog.ts'
import { href } from '#src/routes/href.ts'
import type { Crumb } from '#src/ui/Breadcrumbs.tsx'

/** The way from the home page into the blog, to the page that `last` names; without it to the first page of the blog. */
export function blogCrumbs(...last: Crumb[]): Crumb[] {
  const home = { label: textsOf('ja', 'common').home, to: href('ja', 'home') }
  const { crumb } = textsOf('ja', 'blog')
  return last.length === 0
    ? [home, { label: crumb }]
    : [home, { label: crumb, to: href('ja', 'blog') }, ...last]
}

/** The step of a category on the way to an article in it. */
export function categoryCrumb({ slug, name, language }: BlogCategoryLink): Crumb {
  return { label: name, lang: language, to: href('ja', 'blogCategory', { '*': slug }) }
}
