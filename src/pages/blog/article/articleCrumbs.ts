import type { Article } from '#src/api/blog.ts'
import type { Crumb } from '#src/ui/Breadcrumbs.tsx'
import { blogCrumbs, categoryCrumb } from '../blogCrumbs.ts'

/** The way from the home page to an article. */
export function articleCrumbs({ title, language, category }: Article): Crumb[] {
  return blogCrumbs(categoryCrumb(category), { label: title, lang: language })
}
